import {expect, type Page} from '@playwright/test';
import {themeConfig} from '../../config/theme';
import {origins} from '../support/sites';
import {
  announcement,
  colorMode,
  colorSwitch,
  hamburger,
  linkNamed,
  mainNavigation,
  visit,
} from '../support/visit';
import {loadsThroughWrapper, spinner} from './loading';
import {progressStart} from './progress';
import {openSearch, searchBox} from './search';
import {ServedPage} from './served-page';
import {statement} from './statement';

const fixture = origins.mechanisms;

statement('9.layout.01', async ({page}) => {
  for (const [width, desktop] of [
    [996, false],
    [997, true],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/');
    await expect(hamburger(page)).toBeVisible({visible: !desktop});
    await expect(linkNamed(mainNavigation(page), 'Docs')).toBeVisible({visible: desktop});
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible({
      visible: desktop,
    });
  }
});

statement('9.progress.01', async ({page}) => {
  const {delay, timers} = await progressStart(page);
  expect(timers).toContain(200);
  // A busy machine may be late, but never early.
  expect(delay).toBeGreaterThanOrEqual(200);
});
statement('9.progress.02', async ({page}) => {
  expect((await progressStart(page)).position).toBeCloseTo(8, 5);
});
statement('9.progress.03', async ({page}) => {
  expect((await progressStart(page)).transition).toMatch(/\b(200ms|0?\.2s)\b/);
});
statement('9.progress.04', async ({page}) => {
  const {next, timers} = await progressStart(page);
  expect(timers).toContain(800);
  expect(next.after).toBeGreaterThanOrEqual(780);
});
statement('9.progress.05', async ({page}) => {
  const {position, next} = await progressStart(page);
  expect(next.position - position).toBeCloseTo(2, 5);
});

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

/** Opens a category and reads the transition of its list. */
async function collapseTransition(page: Page): Promise<{duration: number; height: number}> {
  await visit(page, `${fixture}/`);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const {target} of changes) {
        const {style} = target as HTMLElement;
        const duration = /height (\d+)ms/.exec(style.transition)?.[1];
        if (!duration || 'seen' in window) continue;
        Object.assign(window, {
          seen: {duration: Number(duration), height: Number.parseFloat(style.height)},
        });
      }
    }).observe(document.body, {subtree: true, attributes: true, attributeFilter: ['style']});
  });
  await sidebar(page).getByRole('button', {name: 'Plain category'}).click();
  const handle = await page.waitForFunction(
    () => (window as unknown as {seen?: {duration: number; height: number}}).seen,
  );
  return (await handle.jsonValue()) as {duration: number; height: number};
}

statement('9.collapse.01', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  const {duration, height} = await collapseTransition(page);
  expect(height).toBeGreaterThan(20);
  const steps = height / 36;
  // The recorded height is rounded.
  expect(Math.abs(duration - (4 + 15 * steps ** 0.25 + steps / 5) * 10)).toBeLessThan(3);
});

statement('9.collapse.02', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect((await collapseTransition(page)).duration).toBe(1);
});

statement('9.toc.01', async ({served, request}) => {
  for (const [path, {html}] of served) {
    const page = new ServedPage(html);
    if (page.contents.length > 0) expect(page.contents, path).toEqual(page.sections);
  }
  // No published page has a fourth level, so a fixture shows that it's left out.
  const page = new ServedPage(await (await request.get(`${fixture}/`)).text());
  const levels = new Set(
    page.all(({name}) => /^h[2-4]$/.test(name), page.article).map(({name}) => name),
  );
  expect([...levels].sort()).toEqual(['h2', 'h3', 'h4']);
  expect(page.contents).toEqual(page.sections);
});

statement('9.loading.01', async ({page}) => {
  // Records when the wrapper sets its timer and when the spinner appears.
  await page.addInitScript(() => {
    const timers: number[] = [];
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      timers,
      setTimeout: (run: () => void, delay = 0, ...rest: unknown[]) => {
        if (delay === 200) timers.push(performance.now());
        return wait(run, delay, ...rest);
      },
    });
    new MutationObserver(() => {
      if (document.querySelector('#loader, [role="status"]') && !('shown' in window)) {
        Object.assign(window, {shown: performance.now()});
      }
    }).observe(document, {subtree: true, childList: true});
  });
  const chunks = await loadsThroughWrapper(page);
  await expect(spinner(page)).toBeVisible();
  const {timers, shown} = await page.evaluate(() => {
    const globals = window as unknown as {timers: number[]; shown: number};
    return {timers: globals.timers, shown: globals.shown};
  });
  chunks.release();
  expect(timers.length).toBeGreaterThan(0);
  const waited = shown - (timers[0] ?? NaN);
  expect(waited).toBeGreaterThanOrEqual(199);
});

statement('9.search.01', async ({page}) => {
  await visit(page, '/search?q=refund');
  await expect(page.getByRole('main').getByPlaceholder('Search docs')).toHaveValue('refund');
});
statement('9.search.02', async ({page}) => {
  await openSearch(page);
  await page.keyboard.type('z'.repeat(70), {delay: 0});
  expect(await searchBox(page).inputValue()).toHaveLength(64);
});
statement('9.search.03', async ({page}) => {
  await visit(page, '/search?q=offer');
  await expect(
    page
      .getByRole('main')
      .getByRole('list', {name: /results/i})
      .locator(':scope > li'),
  ).toHaveCount(20);
});
statement('9.search.04', async ({page}) => {
  await openSearch(page);
  await expect(searchBox(page)).toHaveAttribute('placeholder', 'Search docs');
});

statement('9.defaults.01', async ({firstViews}) => {
  expect(themeConfig.colorMode.defaultMode).toBe('light');
  for (const view of firstViews) expect(await colorMode(view)).toBe('light');
});

statement('9.defaults.02', async ({firstViews}) => {
  for (const view of firstViews)
    await expect(view.getByRole('link', {name: 'Skip to main content', exact: true})).toHaveCount(
      1,
    );
});

statement('9.defaults.03', async ({page, firstViews}) => {
  await page.goto('/no-such-page');
  for (const view of [...firstViews, page])
    await expect(view.getByRole('contentinfo')).toContainText(/©\s*2025\b/);
});

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

statement('9.storage.01', async ({page}) => {
  await visit(page, '/');
  expect(await storedKeys(page)).not.toContain('theme');
  await colorSwitch(page).click();
  expect(await storedKeys(page)).toContain('theme');
});

statement('9.storage.02', async ({page}) => {
  await visit(page, '/');
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  const keys = await storedKeys(page);
  expect(keys).toContain('docusaurus.announcement.dismiss');
  expect(keys).toContain('docusaurus.announcement.id');
});

statement('9.storage.03', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, `${fixture}/1.0`);
  await page.getByRole('alert').getByRole('link', {name: 'latest version'}).click();
  await expect(page).toHaveURL(`${fixture}/`);
  expect(
    (await storedKeys(page)).filter((key) => key.startsWith('docs-preferred-version-')),
  ).toEqual(['docs-preferred-version-default']);
});
