/** What browsers do with any page, before and after hydration. `no-javascript.spec.ts` has pages without scripts. */
import {chromium, expect, test, type Page} from '@playwright/test';
import {chromiumPath} from '@docs/tools';
import {isSameDocument, markDocument} from '../support/navigation';
import {origins} from '../support/sites';
import {templates} from '../support/templates';
import {
  colorMode,
  colorSwitch,
  mainNavigation,
  openUnhydrated,
  ready,
  visit,
} from '../support/visit';

const phases = {'before hydration': openUnhydrated, 'after hydration': visit};

/** What print has no use for. */
const frame =
  '.navbar, .theme-announcement-bar, .theme-doc-sidebar-container, .theme-doc-toc-mobile, .pagination-nav, .footer';

/** Elements of the page that can be scrolled to sideways. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Searches like find in page, which selects what it finds. */
const find = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    getSelection()?.removeAllRanges();
    (window as unknown as {find: (text: string) => boolean}).find(wanted);
    return String(getSelection());
  }, text);

for (const [phase, open] of Object.entries(phases))
  for (const name of ['concept', 'operation'] as const)
    test(`the ${name} page can be zoomed, searched, and printed ${phase}`, async ({page}) => {
      // 400 % in a window of 1280 px.
      await page.setViewportSize({width: 320, height: 256});
      await open(page, templates[name]);
      expect(await beyondTheEdge(page)).toBe(0);

      await page.setViewportSize({width: 1280, height: 800});
      // Its link is outside of the text.
      const heading = page.locator('article h2').last();
      const text = await heading.evaluate(({firstChild}) => firstChild?.textContent ?? '');
      await expect.poll(() => find(page, text)).toBe(text);

      await page.emulateMedia({media: 'print'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator(frame).filter({visible: true})).toHaveCount(0);
    });

test('a link before hydration leads to its page', async ({page}) => {
  await openUnhydrated(page, templates.overview);
  await markDocument(page);
  await mainNavigation(page).getByRole('link', {name: 'API', exact: true}).click();
  await expect(page).toHaveURL('/api');
  await ready(page);
  expect(await isSameDocument(page)).toBe(false);
});

test('the Back button restores a page as the reader left it', async () => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
    // Playwright turns the back-forward cache off, and the headless shell has none.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({baseURL: origins.published});
  await visit(page, templates.guide);
  await markDocument(page);
  await page.goto(templates.glossary);
  await colorSwitch(page).click();
  await page.evaluate(() => window.history.back());
  await expect.poll(() => colorMode(page)).toBe('dark');
  expect(await isSameDocument(page), 'the page is restored').toBe(true);
  await colorSwitch(page).click();
  await expect.poll(() => colorMode(page)).toBe('light');
  await browser.close();
});

/** Wraps every text of the page's content, as translation extensions do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, noscript') || !node.textContent?.trim()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const wrapper = document.createElement('font');
      text.parentNode?.replaceChild(wrapper, text);
      wrapper.append(text);
    }
  });

const textOf = async (page: Page) =>
  ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s/g, '');

for (const name of ['guide', 'operation'] as const)
  test(`a translated ${name} page loses no text and keeps working`, async ({page}) => {
    await openUnhydrated(page, templates[name]);
    const text = await textOf(page);
    await translate(page);
    // React may render the page again, in its own language.
    await ready(page);
    await expect.poll(() => textOf(page)).toBe(text);

    await translate(page);
    await colorSwitch(page).click();
    expect(await colorMode(page)).toBe('dark');
    expect(await textOf(page)).toBe(text);
    await mainNavigation(page).getByRole('link', {name: 'SDK', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'SDKs'})).toBeVisible();
  });
