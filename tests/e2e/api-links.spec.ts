import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument, targetOffset} from '../support/navigation';
import {visit} from '../support/visit';

/** The largest distance, in pixels, between the bars at the top and a target. */
const gap = 32;

/** A link inside the static parts of an API page, or in the text of a guide. */
const linkTo = (page: Page, href: string) => page.locator(`article a[href="${href}"]`).first();

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Clicks like a reader, after opening what hides the link. */
async function follow(page: Page, href: string): Promise<void> {
  await linkTo(page, href).evaluate((link) => {
    for (let branch = link.closest('details'); branch;) {
      branch.open = true;
      branch = branch.parentElement?.closest('details') ?? null;
    }
  });
  await linkTo(page, href).click();
}

async function expectAtTarget(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => {
      const target = await targetOffset(page, id);
      if (!target) return 'no target';
      const {offset, isInView, isAtEnd} = target;
      const isRight = isInView && offset > -2 && (offset <= gap || isAtEnd);
      return isRight ? 'at the target' : `${Math.round(offset)} px below the bars`;
    })
    .toBe('at the target');
}

/** Records full loads, which the client-side router avoids. */
function documentRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') requests.push(request.url());
  });
  return requests;
}

/** The first two run in every gate. */
const kinds = [
  {kind: 'an operation to an object', from: '/api/get-offer', href: '/api/objects/offer'},
  {
    kind: 'an operation to a section of a guide',
    from: '/api/create-offer',
    href: '/billing/offer#what-each-partner-needs',
  },
  {
    kind: 'an operation to an error',
    from: '/api/get-offer',
    href: '/api/errors/403#insufficient_role',
  },
  {
    kind: 'an object to an event',
    from: '/api/objects/offer',
    href: '/api/events/offer-activated',
  },
  {kind: 'an object to an operation', from: '/api/objects/offer', href: '/api/create-offer'},
  {kind: 'an operation to an operation', from: '/api/get-offer', href: '/api/sync-offer'},
  {kind: 'an operation to a guide', from: '/api/get-offer', href: '/billing/offer'},
];

for (const [index, {from, href, kind}] of kinds.entries())
  test(
    `a link from ${kind} opens without a full load`,
    {tag: index < 2 ? [] : '@nightly'},
    async ({page}) => {
      await visit(page, from);
      await markDocument(page);
      const before = await title(page).textContent();
      const requests = documentRequests(page);
      await follow(page, href);
      await expect(title(page)).not.toHaveText(before ?? '');
      const [pathname = '', id] = href.split('#');
      expect(new URL(page.url()).pathname).toBe(pathname);
      if (id) await expectAtTarget(page, id);
      else expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(requests).toEqual([]);
      expect(await isSameDocument(page)).toBe(true);

      await page.goBack();
      await expect(title(page)).toHaveText(before ?? '');
      await page.goForward();
      await expect(title(page)).not.toHaveText(before ?? '');
      if (id) await expectAtTarget(page, id);
      expect(requests).toEqual([]);
    },
  );

test('a link to a property in closed branches opens them after a navigation', async ({page}) => {
  await visit(page, '/api/create-offer');
  const {id, index} = await page.evaluate(() => {
    const nested = [...document.querySelectorAll('details.branch details.branch [id]')];
    return {id: nested.at(-1)?.id ?? '', index: nested.length};
  });
  expect(index).toBeGreaterThan(0);
  await visit(page, '/api/get-offer');
  await markDocument(page);
  const requests = documentRequests(page);
  // No published link leads that deep, so one of the page's links is changed.
  await linkTo(page, '/api/sync-offer').evaluate((link: HTMLAnchorElement, target) => {
    link.href = `/api/create-offer#${target}`;
    link.click();
  }, id);
  await expect(title(page)).toHaveText(/^Create/);
  await expectAtTarget(page, id);
  expect(requests).toEqual([]);
});

test('a link within an API page scrolls to its target, and Back returns', async ({page}) => {
  await visit(page, '/api/create-offer');
  await markDocument(page);
  const link = page.locator('.section-bar a').last();
  await link.scrollIntoViewIfNeeded();
  const start = await page.evaluate(() => window.scrollY);
  await link.click();
  const id = new URL(page.url()).hash.slice(1);
  await expectAtTarget(page, id);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(start);
  await page.goForward();
  await expectAtTarget(page, id);
  expect(await isSameDocument(page)).toBe(true);
});

test('the sample language stays selected after a link in the text', async ({page}) => {
  await visit(page, '/api/get-offer?language=go');
  await follow(page, '/api/sync-offer');
  await expect(page).toHaveURL('/api/sync-offer?language=go');
});

test('a page is loaded when the reader points at a link in the text', async ({page}) => {
  await visit(page, '/api/get-offer');
  await page.waitForLoadState('networkidle');
  const chunk = page.waitForRequest((request) => request.url().endsWith('.js'));
  await linkTo(page, '/api/sync-offer').hover();
  await chunk;
});

test('Control-click on a link in the text opens a new tab', async ({page, context}) => {
  await visit(page, '/api/get-offer');
  const opened = context.waitForEvent('page');
  await linkTo(page, '/api/sync-offer').click({modifiers: ['Control']});
  await (await opened).waitForURL('**/api/sync-offer');
  expect(page.url()).toContain('/api/get-offer');
});
