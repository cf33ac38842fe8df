import type {Page} from '@playwright/test';
import {holdChunks, linkNamed, mainNavigation, saveData, visit} from '../support/visit';

interface ProgressStart {
  /** Milliseconds from the click until the bar is there. */
  delay: number;
  /** The bar's first place, in per cent of its way. */
  place: number;
  /** How long the bar takes from one place to the next. */
  transition: string;
  /** When the bar moved next, in milliseconds after its start, and where to. */
  next: {after: number; place: number};
  /** Every delay that the page asked a timer for since the click. */
  timers: number[];
}

/** Follows a link whose page does not come, and watches the progress bar from inside the page. */
export async function progressStart(page: Page): Promise<ProgressStart> {
  await saveData(page);
  await visit(page, '/');
  await holdChunks(page);
  await linkNamed(mainNavigation(page), 'API').evaluate((link: HTMLElement) => {
    // The step is a random part of the rate; here it is the whole of it.
    Math.random = () => 1;
    const timers: number[] = [];
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      timers,
      setTimeout: (run: () => void, delay = 0, ...rest: unknown[]) => {
        timers.push(delay);
        return wait(run, delay, ...rest);
      },
    });
    const seen = {
      clicked: performance.now(),
      moves: [] as {at: number; place: number; transition: string}[],
    };
    Object.assign(window, {seen});
    const note = () => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      const place =
        100 +
        Number.parseFloat(
          /translate(?:3d|X)?\(([-\d.]+)%/.exec(bar?.style.transform ?? '')?.[1] ?? 'NaN',
        );
      if (Number.isNaN(place) || !bar || seen.moves.at(-1)?.place === place) return;
      seen.moves.push({at: performance.now(), place, transition: bar.style.transition});
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['style'],
    });
    link.click();
  });
  await page.waitForFunction(() => {
    const moves = (window as unknown as {seen: {moves: {place: number}[]}}).seen.moves;
    return moves.filter(({place}) => place > 0).length > 1;
  });
  return page.evaluate(() => {
    const {clicked, moves} = (
      window as unknown as {
        seen: {clicked: number; moves: {at: number; place: number; transition: string}[]};
      }
    ).seen;
    const [first, second] = moves.filter(({place}) => place > 0);
    if (!first || !second) throw new Error('The bar did not move');
    return {
      delay: first.at - clicked,
      place: first.place,
      transition: first.transition,
      next: {after: second.at - first.at, place: second.place},
      timers: (window as unknown as {timers: number[]}).timers,
    };
  });
}
