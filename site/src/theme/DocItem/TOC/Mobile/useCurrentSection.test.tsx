// @vitest-environment jsdom
import {act, useRef} from 'react';
import {beforeEach, expect, it, vi} from 'vitest';
import {renderer} from '../../../../components/testing/renderer';
import {useCurrentSection} from './useCurrentSection';

let windowSize = 'mobile';
vi.mock('@docusaurus/theme-common', () => ({useWindowSize: () => windowSize}));

const toc: unknown[] = [];

function Contents() {
  const contents = useRef<HTMLElement>(null);
  const section = useCurrentSection(contents, toc);
  return (
    <nav ref={contents}>
      <output>{section}</output>
      <a href="#one">One</a>
      <a href="#two%20words">Two</a>
    </nav>
  );
}

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;
/** What the observer of the page reports to, if it has one. */
let listen: ((entries: Entry[]) => void) | undefined;

/** Reports which heading the reader has scrolled to, or back above. */
const report = (id: string, isIntersecting: boolean) =>
  act(() => listen?.([{target: document.getElementById(id) ?? document.body, isIntersecting}]));
const section = () => document.querySelector('output')?.textContent;
const marked = () => document.querySelector('a[aria-current]')?.textContent;

async function render(): Promise<void> {
  const show = renderer();
  document.body.insertAdjacentHTML('beforeend', '<h2 id="one"></h2><h2 id="two words"></h2>');
  await show(<Contents />);
}

beforeEach(() => {
  listen = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof listen) {
        listen = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

it('names the last section that the reader has scrolled to, and marks its link', async () => {
  windowSize = 'mobile';
  await render();
  expect(section()).toBe('');
  report('one', true);
  expect([section(), marked()]).toEqual(['One', 'One']);
  report('two words', true);
  expect([section(), marked()]).toEqual(['Two', 'Two']);
  report('two words', false);
  expect([section(), marked()]).toEqual(['One', 'One']);
  report('one', false);
  expect([section(), marked()]).toEqual(['', undefined]);
});

it('watches no headings on wide screens, which show another table of contents', async () => {
  windowSize = 'desktop';
  await render();
  expect(listen).toBeUndefined();
});
