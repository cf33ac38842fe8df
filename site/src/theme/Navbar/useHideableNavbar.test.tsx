// @vitest-environment jsdom
import {act} from 'react';
import {beforeEach, expect, it, vi} from 'vitest';
import {renderer} from '../../components/testing/renderer';
import {useHideableNavbar} from './useHideableNavbar';

interface Position {
  scrollY: number;
}
let scrolled: (position: Position, last: Position | null) => void;
let moved: (change: {location: {hash: string}}) => void;

vi.mock('@docusaurus/theme-common/internal', () => ({
  useScrollPosition: (listener: typeof scrolled) => (scrolled = listener),
  useLocationChange: (listener: typeof moved) => (moved = listener),
}));

function Navbar({hides = true}) {
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hides);
  return <nav ref={navbarRef}>{isNavbarVisible ? 'visible' : 'hidden'}</nav>;
}

let show: ReturnType<typeof renderer>;
const scroll = (from: number, to: number) => act(() => scrolled({scrollY: to}, {scrollY: from}));
const state = () => document.body.textContent;

beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({height: 60} as DOMRect);
  show = renderer();
  await show(<Navbar />);
});

it('hides the navbar when the reader scrolls down, and shows it when they scroll up', () => {
  scroll(500, 600);
  expect(state()).toBe('hidden');
  scroll(600, 550);
  expect(state()).toBe('visible');
});

it('shows the navbar near the top and after a jump to an anchor', () => {
  scroll(10, 50);
  expect(state()).toBe('visible');
  act(() => moved({location: {hash: '#section'}}));
  scroll(50, 2000);
  expect(state()).toBe('visible');
  scroll(2000, 2100);
  expect(state()).toBe('hidden');
});

it('shows the navbar on the next page', () => {
  scroll(500, 600);
  act(() => moved({location: {hash: ''}}));
  expect(state()).toBe('visible');
});

it('never hides the navbar if the site says so', async () => {
  await show(<Navbar hides={false} />);
  scroll(500, 600);
  expect(state()).toBe('visible');
});
