import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {sdkSamples} from '../samples';
import {LanguageTabs} from './LanguageTabs';

const render = (languages = sdkSamples) =>
  renderToStaticMarkup(<LanguageTabs languages={languages} />);

it('offers curl and the SDKs, and selects curl', () => {
  const languages = [...render().matchAll(/data-language="(\w+)"/g)].map(([, name]) => name);
  expect(languages).toEqual(['curl', 'typescript', 'python', 'go', 'java']);
  expect(render().match(/data-language="\w+" aria-pressed="true"/g)).toEqual([
    'data-language="curl" aria-pressed="true"',
  ]);
});

it('offers only curl for an operation that no SDK has', () => {
  expect(render(sdkSamples.slice(0, 1)).match(/<button/g)).toHaveLength(1);
  expect(render(sdkSamples.slice(0, 1))).toContain('>curl</button>');
});
