import {expect, type Page, test} from '@playwright/test';
import {violations} from '../support/axe';
import {interact} from '../support/interactions';
import {visitedPages} from '../support/pages';
import {isNightly} from '../support/scope';
import {templates} from '../support/templates';
import {watchPolicy} from '../support/violations';
import {ready} from '../support/visit';
import {watch} from '../support/watch-page';
import {figureProblems, hasFigures} from './every-page/figures';
import {hasShifted, recordShifts} from './every-page/layout-shift';
import {overflow} from './every-page/overflow';
import {hiddenText} from './every-page/readable-text';
import {tableProblems} from './every-page/tables';

const templatePages: string[] = Object.values(templates);

const height = 900;
const phone = 390;
const wide = 1440;

/** Everything that decides the layout of text, tables, and figures is in the HTML and the style sheet. */
const textWidths = [phone, 768, 1024];
const figureWidths = [360, phone, 1024, 1280, wide];

/** The widths between which the navbar, the sidebar, and the table of contents change. */
const shellWidths = [phone, 996, wide];

/** The menu and search results are the same on every page and slow to use. */
const thoroughly: string[] = [templates.home, templates.guide, templates.operation];

/** Shows what readers can open: details, tabs, and scenarios. */
const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const panel of document.querySelectorAll<HTMLElement>('.scenario, .tabs-container > div'))
      panel.style.display = 'block';
  });

/** Resizes an open page to each width. Returns the problems, which name their width. */
async function atWidths(
  page: Page,
  widths: number[],
  check: (width: number) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height});
    problems.push(...(await check(width)).map((problem) => `at ${width} px, ${problem}`));
  }
  return problems;
}

/** What's wrong with an open page whose scripts didn't run. */
async function problemsWithoutScripts(page: Page): Promise<string[]> {
  const hidden = await hiddenText(page);
  await openAll(page);
  const withFigures = await hasFigures(page);
  const widths = new Set([...textWidths, ...(withFigures ? figureWidths : [])]);
  const layout = await atWidths(page, [...widths], async (width) => [
    ...(textWidths.includes(width) ? await overflow(page) : []),
    ...(width === phone ? await tableProblems(page) : []),
    ...(withFigures && figureWidths.includes(width) ? await figureProblems(page) : []),
  ]);
  return [...hidden, ...layout];
}

/** What moves while a page loads. On a busy machine the font can arrive late, so it counts if it comes again. */
async function shiftWhileLoading(page: Page, address: string): Promise<string[]> {
  for (let load = 1; load <= 2; load += 1) {
    await page.goto(address);
    await ready(page);
    if (!(await hasShifted(page))) return [];
  }
  return ['the layout shifts while the page loads'];
}

/**
 * What's wrong with an open, hydrated page. Pages share their shell and their colors, so the gate checks these
 * once per template. The color modes are checked at different widths, because most of what axe finds depends
 * on neither.
 */
const problemsWithScripts = (page: Page, withShell: boolean): Promise<string[]> =>
  atWidths(page, shellWidths, async (width) => [
    ...(await overflow(page)),
    ...(width === wide
      ? await violations(page, {mode: 'light', within: withShell ? 'html' : 'main'})
      : []),
    ...(width === phone && withShell
      ? await violations(page, {
          mode: 'dark',
          rules: isNightly ? 'every rule' : 'layout and colors',
        })
      : []),
  ]);

for (const [index, address] of visitedPages().entries())
  test(`${address} is readable, fits every screen, and works`, async ({page}) => {
    const devTools = await page.context().newCDPSession(page);
    const errors = watch(page);
    const blocked = await watchPolicy(page);
    await recordShifts(page);

    await page.setViewportSize({width: phone, height});
    await devTools.send('Emulation.setScriptExecutionDisabled', {value: true});
    await page.goto(address);
    const title = await page.title();
    const problems = await problemsWithoutScripts(page);

    await devTools.send('Emulation.setScriptExecutionDisabled', {value: false});
    await page.setViewportSize({width: shellWidths[index % 3] ?? phone, height});
    problems.push(...(await shiftWhileLoading(page, address)));
    const withShell = isNightly || templatePages.includes(address);
    problems.push(...(await problemsWithScripts(page, withShell)));
    // With a query, the search page's title starts with it.
    expect(await page.title()).toContain(title);
    await interact(page, {thoroughly: thoroughly.includes(address)});

    // The not-found page reports its own status.
    const unexpected = errors.filter((error) => !/no-such-page$|status of 404/.test(error));
    expect([...problems, ...unexpected, ...blocked]).toEqual([]);
  });
