import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {LanguageTabs} from './LanguageTabs';

const render = (hasSdk: boolean) => renderToStaticMarkup(<LanguageTabs hasSdk={hasSdk} />);

it('offers curl and the SDKs, and selects curl', () => {
  const languages = [...render(true).matchAll(/data-language="(\w+)"/g)].map(([, name]) => name);
  expect(languages).toEqual(['curl', 'typescript', 'python', 'go', 'java']);
  expect(render(true).match(/data-language="\w+" aria-pressed="true"/g)).toEqual([
    'data-language="curl" aria-pressed="true"',
  ]);
});

it('offers only curl for an operation that no SDK has', () => {
  expect(render(false).match(/<button/g)).toHaveLength(1);
  expect(render(false)).toContain('>curl</button>');
});
