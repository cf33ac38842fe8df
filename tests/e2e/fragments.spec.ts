import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument, targetOffset} from '../support/navigation';
import {builtFile, publishedPages} from '../support/pages';
import {sample} from '../support/sample';
import {isNightly} from '../support/scope';
import {visit} from '../support/visit';

/** The number of links to follow as readers do, from guides and from search. */
const count = isNightly ? 200 : 6;

/** The largest distance, in pixels, between the navbar and a target. */
const gap = 32;

type FragmentLink = {page: string; href: string};

const guides = publishedPages().filter((address) => !/^\/(?:api|sdks)(?:\/|$)/.test(address));

/** Links from guides to a fragment of another page. Half of them lead to API pages. */
function guideLinks(): FragmentLink[] {
  const found = guides.flatMap((page) => {
    const article =
      readFileSync(builtFile(page), 'utf8').match(/<article>.*<\/article>/s)?.[0] ?? '';
    return [...article.matchAll(/<a [^>]*href="?(\/[^"\s>]*#[^"\s>]+)/g)]
      .map(([, href = '']) => ({page, href}))
      .filter(({href}) => href.split('#')[0] !== page);
  });
  const isApi = ({href}: FragmentLink) => href.startsWith('/api/');
  const nameOf = ({page, href}: FragmentLink) => `${page} ${href}`;
  const links = [...new Map(found.map((link) => [nameOf(link), link])).values()];
  const half = Math.ceil(count / 2);
  return [
    ...sample(links.filter(isApi), half, nameOf),
    ...sample(
      links.filter((link) => !isApi(link)),
      count - half,
      nameOf,
    ),
  ];
}

/** Headings in the search index that lead to a fragment. */
function searchedHeadings(): string[] {
  const {firstTier} = JSON.parse(readFileSync('build/search-index.json', 'utf8')) as {
    firstTier: string;
  };
  const {sections} = JSON.parse(readFileSync(path.join('build', firstTier), 'utf8')) as {
    sections: [page: number, level: number, heading: string, anchor: string | 0][];
  };
  return sample(
    sections.filter(([, level]) => level > 1).map(([, , heading]) => heading),
    count,
  );
}

/** What's wrong with the scroll position after following a link, if anything. */
async function problemAt(page: Page, href: string): Promise<string | undefined> {
  const [pathname = '', fragment = ''] = href.split('#');
  const id = decodeURIComponent(fragment);
  // The address changes when the navigation starts, the sidebar when it ends. The glossary isn't in it.
  const end =
    pathname === '/glossary'
      ? 'html.docs-doc-id-glossary'
      : `.theme-doc-sidebar-menu a[aria-current=page][href="${pathname}"]`;
  await expect(page.locator(end)).toBeAttached();
  if (!(await isSameDocument(page))) return `${href}: a full load`;
  const target = await targetOffset(page, id);
  if (!target) return `${href}: no target`;
  const {offset, isInView, isAtEnd} = target;
  const isRight = isInView && offset > -2 && (offset <= gap || isAtEnd);
  return isRight ? undefined : `${href}: ${Math.round(offset)} px below the navbar`;
}

test.describe('a link with a fragment scrolls to its target', () => {
  for (const {page: from, href} of guideLinks())
    test(`from ${from} to ${href}`, async ({page}) => {
      await visit(page, from);
      await markDocument(page);
      await page
        .locator(`article a[href="${href}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      expect(await problemAt(page, href)).toBeUndefined();
    });

  test('from search', async ({page}) => {
    const headings = searchedHeadings();
    const problems: (string | undefined)[] = [];
    await visit(page, '/billing');
    await markDocument(page);
    for (const heading of headings) {
      const dialog = page.getByRole('dialog');
      if (await dialog.isHidden()) await page.keyboard.press('Control+k');
      await dialog.getByRole('combobox').fill(heading.slice(0, 60));
      await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/);
      const row = dialog.getByRole('option').and(page.locator('[href*="#"]')).first();
      if ((await row.count()) === 0) continue;
      const href = (await row.getAttribute('href')) ?? '';
      await row.click();
      await expect(dialog).toBeHidden();
      problems.push(await problemAt(page, href));
    }
    expect(problems.length).toBeGreaterThan(headings.length / 2);
    expect(problems.filter(Boolean)).toEqual([]);
  });
});
