import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {SampleToggle} from './SampleToggle';

it('is a checkbox with a label', () => {
  const html = renderToStaticMarkup(<SampleToggle option="wrap" label="Wrap" name="Wrap lines" />);
  expect(html).toMatch(/^<label [^>]*><input type="checkbox" data-option="wrap"/);
  expect(html).toContain('aria-label="Wrap lines"');
  expect(html).toMatch(/>Wrap<\/label>$/);
});
