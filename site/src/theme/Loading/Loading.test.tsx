import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Loading from '.';

const html = (state: {error?: Error; pastDelay?: boolean}) =>
  renderToStaticMarkup(
    <Loading
      {...{isLoading: true, timedOut: false, pastDelay: false, error: null, ...state}}
      retry={() => undefined}
    />,
  );

it('shows nothing until the delay has passed, and then that the page loads', () => {
  expect(html({})).toBe('');
  expect(html({pastDelay: true})).toContain('role="status" aria-label="Loading page"');
});

it('shows an error at once, with a button to retry', () => {
  const failed = html({error: new Error('Loading chunk 7 failed.')});
  expect(failed).toContain('role="alert"');
  expect(failed).toContain('Error: Loading chunk 7 failed.');
  expect(failed).toContain('>Retry</button>');
});
