import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {CopyCodeButton} from './CopyCodeButton';

it('says what it copies', () => {
  expect(renderToStaticMarkup(<CopyCodeButton label="Copy the sample" />)).toBe(
    '<button type="button" class="copy" data-copy-code="" aria-label="Copy the sample">Copy</button>',
  );
});
