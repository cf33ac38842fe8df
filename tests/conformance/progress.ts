import type {Page} from '@playwright/test';
import {holdChunks, linkNamed, mainNavigation, saveData, visit} from '../support/visit';

interface ProgressStart {
  /** Milliseconds from the click until the bar appears. */
  delay: number;
  /** The bar's first position, in percent. */
  position: number;
  /** The CSS transition between positions. */
  transition: string;
  /** The next movement, in milliseconds after the first one, and its position. */
  next: {after: number; position: number};
  /** The delay of every timer that the page has set since the click. */
  timers: number[];
}

/** Follows a link to a page that doesn't load, and records the progress bar from inside the page. */
export async function progressStart(page: Page): Promise<ProgressStart> {
  await saveData(page);
  await visit(page, '/');
  await holdChunks(page);
  await linkNamed(mainNavigation(page), 'API').evaluate((link: HTMLElement) => {
    // The bar moves by a random part of the rate. This makes it the whole rate.
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
      moves: [] as {time: number; position: number; transition: string}[],
    };
    Object.assign(window, {seen});
    const note = () => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      const position =
        100 +
        Number.parseFloat(
          /translate(?:3d|X)?\(([-\d.]+)%/.exec(bar?.style.transform ?? '')?.[1] ?? 'NaN',
        );
      if (Number.isNaN(position) || !bar || seen.moves.at(-1)?.position === position) return;
      seen.moves.push({time: performance.now(), position, transition: bar.style.transition});
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
    const moves = (window as unknown as {seen: {moves: {position: number}[]}}).seen.moves;
    return moves.filter(({position}) => position > 0).length > 1;
  });
  return page.evaluate(() => {
    const {clicked, moves} = (
      window as unknown as {
        seen: {clicked: number; moves: {time: number; position: number; transition: string}[]};
      }
    ).seen;
    const [first, second] = moves.filter(({position}) => position > 0);
    if (!first || !second) throw new Error('The bar did not move');
    return {
      delay: first.time - clicked,
      position: first.position,
      transition: first.transition,
      next: {after: second.time - first.time, position: second.position},
      timers: (window as unknown as {timers: number[]}).timers,
    };
  });
}
