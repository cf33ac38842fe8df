import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument, targetOffset} from '../support/navigation';
import {inParts, publishedPages} from '../support/pages';
import {sample} from '../support/sample';
import {visit} from '../support/visit';

/**
 * Follows links with a fragment as readers do: by client-side navigation, from guides and from
 * search. `FRAGMENT_LINKS=100` tries a hundred of each, which takes about two minutes.
 */
const count = Number(process.env.FRAGMENT_LINKS ?? 16);

/** The largest distance, in pixels, between the navbar and a target. */
const gap = 32;

type FragmentLink = {page: string; href: string};

const guides = publishedPages().filter((address) => !/^\/(?:api|sdks)(?:\/|$)/.test(address));

const builtPage = (address: string) =>
  readFileSync(path.join('build', address === '/' ? 'index.html' : `${address}.html`), 'utf8');

/** Links from guides to a fragment of another page. Half of them lead to API pages. */
function guideLinks(): FragmentLink[] {
  const links = guides.flatMap((page) => {
    const article = builtPage(page).match(/<article>.*<\/article>/s)?.[0] ?? '';
    return [...article.matchAll(/<a [^>]*href="?(\/[^"\s>]*#[^"\s>]+)/g)]
      .map(([, href = '']) => ({page, href}))
      .filter(({href}) => href.split('#')[0] !== page);
  });
  const isApi = ({href}: FragmentLink) => href.startsWith('/api/');
  const half = Math.ceil(count / 2);
  return [
    ...sample(links.filter(isApi), half),
    ...sample(
      links.filter((link) => !isApi(link)),
      count - half,
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
  for (const [index, links] of inParts(guideLinks(), 25).entries())
    test(`from guides, part ${index + 1}`, async ({page}) => {
      test.setTimeout(30_000 + links.length * 5_000);
      const problems: (string | undefined)[] = [];
      for (const {page: from, href} of links) {
        await visit(page, from);
        await markDocument(page);
        await page
          .locator(`article a[href="${href}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click());
        problems.push(await problemAt(page, href));
      }
      expect(problems.filter(Boolean)).toEqual([]);
    });

  for (const [index, headings] of inParts(searchedHeadings(), 25).entries())
    test(`from search, part ${index + 1}`, async ({page}) => {
      test.setTimeout(30_000 + headings.length * 5_000);
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
