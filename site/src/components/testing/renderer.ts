import {act, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {onTestFinished, vi} from 'vitest';

/** Returns a function that shows an element in the page, again with other properties if called again. */
export function renderer(): (element: ReactNode) => Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  return (element) => act(async () => root.render(element));
}
