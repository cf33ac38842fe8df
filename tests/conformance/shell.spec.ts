import {expect, test, type JSHandle, type Page} from '@playwright/test';
import {origins} from '../support/sites';
import {templates} from '../support/templates';
import {
  backToMainMenu,
  closeMenu,
  hamburger,
  linkNamed,
  mainNavigation,
  navigateOnClient,
  openUnhydrated,
  ready,
  sideMenu,
  visit,
} from '../support/visit';
import {titleOf} from './statements';
import {step} from './step';

const fixture = origins.mechanisms;
const desktop = {width: 1440, height: 900};
const phone = {width: 390, height: 800};

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const docs = (page: Page) => linkNamed(mainNavigation(page), 'Docs');

test('the menu at the breakpoint and on a phone', async ({page}) => {
  const open = async () => {
    await hamburger(page).click();
    await expect(sideMenu(page)).toBeInViewport();
  };

  await step('2.shell.20', async () => {
    await page.setViewportSize({width: 996, height: 800});
    await visit(page, '/');
    await expect(docs(page)).toBeHidden();
    await expect(sidebar(page)).toBeHidden();
    await open();
  });
  await step('9.layout.01', async () => {
    await page.setViewportSize({width: 997, height: 800});
    await expect(hamburger(page)).toBeHidden();
    await expect(docs(page)).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
  });
  await step('4.menu.04', async () => {
    await expect(sideMenu(page)).not.toBeInViewport();
    await page.setViewportSize(phone);
    await expect(hamburger(page)).toBeVisible();
    await expect(sideMenu(page)).not.toBeInViewport();
  });
  await step('4.menu.01', async () => {
    await open();
    await closeMenu(page).click();
    await expect(sideMenu(page)).not.toBeInViewport();
  });
  await step('2.shell.21', async () => {
    await open();
    await expect(linkNamed(sideMenu(page), 'Sign in')).not.toBeInViewport();
    await backToMainMenu(page).click();
    await expect(linkNamed(sideMenu(page), 'Sign in')).toBeInViewport();
  });
  await step('4.menu.02', async () => {
    await linkNamed(sideMenu(page), 'API').click();
    await expect(page).toHaveURL('/api');
    await expect(sideMenu(page)).not.toBeInViewport();
    for (const [label, address] of [
      ['Offers', '/api/category/offers'],
      ['Offer object', '/api/objects/offer'],
    ] as const) {
      await open();
      await linkNamed(sideMenu(page), label).click();
      await expect(page).toHaveURL(address);
      await expect(sideMenu(page)).not.toBeInViewport();
    }
  });
  await step('4.menu.03', async () => {
    await page.evaluate(() => window.history.pushState(null, '', '#here'));
    await open();
    await page.goBack();
    await expect(sideMenu(page)).not.toBeInViewport();
  });
});

const top = async (page: Page) => (await mainNavigation(page).boundingBox())?.y ?? NaN;

/** Scrolls in several steps, like a wheel, and waits until the page has handled each. */
const scrollBy = (page: Page, distance: number) =>
  page.evaluate(async (step) => {
    for (let turn = 0; turn < 5; turn += 1) {
      window.scrollBy({top: step, behavior: 'instant'});
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  }, distance / 5);

test('a navbar that hides', async ({page}) => {
  const hide = async () => {
    await scrollBy(page, 1500);
    await expect.poll(() => top(page)).toBeLessThan(-30);
  };

  await step(['3.navbar.08', '4.navbar.01'], async () => {
    await page.setViewportSize({width: 1280, height: 500});
    await visit(page, `${fixture}/`);
    expect(await top(page)).toBeGreaterThanOrEqual(0);
    await hide();
  });
  await step('4.navbar.02', async () => {
    await scrollBy(page, -300);
    await expect.poll(() => top(page)).toBe(0);
  });
  await step('4.navbar.03', async () => {
    await hide();
    await page.evaluate(() => window.scrollTo({top: 20, behavior: 'instant'}));
    await expect.poll(() => top(page)).toBeGreaterThanOrEqual(0);
  });
  await step('4.navbar.04', async () => {
    await hide();
    await page
      .locator('.table-of-contents')
      .first()
      .getByRole('link', {name: 'Part 9', exact: true})
      .click();
    await expect(page).toHaveURL(/#part-9$/);
    await expect.poll(() => top(page)).toBe(0);
  });
  await test.step('after client-side navigation', async () => {
    const heading = page.locator('h1');
    await navigateOnClient(page, '/docs-data');
    await expect(heading).not.toHaveText('Start of 2.0');
    await navigateOnClient(page, '/');
    await expect(heading).toHaveText('Start of 2.0');
    await hide();
    await scrollBy(page, -300);
    await expect.poll(() => top(page)).toBe(0);
  });
});

test(titleOf(['2.shell.02', '3.navbar.08']), async ({page}) => {
  await page.setViewportSize({width: 1280, height: 240});
  await openUnhydrated(page, templates.operation);
  await scrollBy(page, 500);
  await expect.poll(() => top(page)).toBe(0);
  await ready(page);
  await scrollBy(page, 500);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(900);
  expect(await top(page)).toBe(0);
});

test('a dropdown', async ({browser}) => {
  const page = await browser.newPage({hasTouch: true, viewport: desktop});
  const more = mainNavigation(page).locator('summary', {hasText: 'More'});
  const item = page.getByRole('link', {name: 'Docs data'});
  const open = async () => {
    await more.press('Enter');
    await expect(item).toBeVisible();
  };
  const expectClosed = () => expect(item).toBeHidden();

  await step('2.shell.07', async () => {
    await visit(page, `${fixture}/`);
    await expect(item).toBeHidden();
    await open();
  });
  await step('4.dropdown.01', async () => {
    await page.getByRole('main').click({position: {x: 300, y: 300}});
    await expectClosed();
  });
  await step('4.dropdown.02', async () => {
    await open();
    await page.touchscreen.tap(700, 600);
    await expectClosed();
  });
  await step('4.dropdown.03', async () => {
    await open();
    await linkNamed(mainNavigation(page), 'One doc').focus();
    await expectClosed();
  });
  await page.close();
});

test('items of the navbar', async ({page}) => {
  const item = (label: string) => linkNamed(mainNavigation(page), label);
  await page.setViewportSize(desktop);
  await visit(page, `${fixture}/`);
  await step('2.shell.06', async () => {
    await item('Inside').click();
    await expect(page).toHaveURL(`${fixture}/docs-data`);
  });
  await step('2.shell.10', async () => {
    await item('A sidebar').click();
    await expect(page).toHaveURL(`${fixture}/`);
    await expect(item('A sidebar')).toHaveClass(/navbar__link--active/);
  });
  await step('2.shell.09', async () => {
    await item('One doc').click();
    await expect(page).toHaveURL(`${fixture}/guides/first`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('First');
  });
});

interface Collapse {
  duration: number;
  height: number;
}

/** The animations of the height of the page's lists, in their order. */
const collapsesOf = (page: Page): Promise<JSHandle<Collapse[]>> =>
  page.evaluateHandle(() => {
    const seen: Collapse[] = [];
    const animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = new Proxy(animate, {
      apply(target, element, [frames, options]: [Keyframe[], KeyframeAnimationOptions]) {
        const height = Number.parseFloat(String(frames.at(-1)?.height));
        seen.push({duration: Number(options.duration), height});
        return Reflect.apply(target, element, [frames, options]);
      },
    });
    return seen;
  });

test('categories of the sidebar', async ({page}) => {
  const link = (label: string) => linkNamed(sidebar(page), label);
  await page.setViewportSize(desktop);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await visit(page, `${fixture}/`);

  const category = sidebar(page).locator('summary', {hasText: 'Plain category'});
  const collapses = await collapsesOf(page);

  await step('9.collapse.01', async () => {
    await category.click();
    await expect.poll(() => collapses.evaluate((seen) => seen.length)).toBeGreaterThan(0);
    const {duration, height} = await collapses.evaluate((seen) => seen[0] as Collapse);
    expect(height).toBeGreaterThan(20);
    const steps = height / 36;
    // The recorded height is rounded.
    expect(Math.abs(duration - (4 + 15 * steps ** 0.25 + steps / 5) * 10)).toBeLessThan(3);
    await expect(link('Third')).toBeVisible();
  });
  await step('9.collapse.02', async () => {
    // A click while the list moves would only turn it around.
    const moving = () => sidebar(page).evaluate((all) => all.getAnimations({subtree: true}).length);
    await expect.poll(moving).toBe(0);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await category.click();
    await expect.poll(() => collapses.evaluate((seen) => seen.at(-1)?.duration)).toBe(1);
    await expect(link('Third')).toBeHidden();
    await category.click();
    await expect(link('Third')).toBeVisible();
  });
  await step('3.sidebar.04', async () => {
    // The category's page is unlisted, so its label only opens the list.
    await expect(link('Unlisted category')).toHaveCount(0);
    await sidebar(page).locator('summary', {hasText: 'Unlisted category'}).click();
    await expect(link('Fifth')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
  await step('3.sidebar.03', async () => {
    await expect(link('Linked category')).toHaveAttribute('href', '/guides/first');
    await link('Linked category').click();
    await expect(page).toHaveURL(`${fixture}/guides/first`);
    await expect(link('Second')).toBeVisible();
  });
  await step('4.sidebar.02', async () => {
    await expect(link('Third')).toBeVisible();
    await expect(link('Fifth')).toBeVisible();
  });
  await step('3.sidebar.02', async () => {
    await expect(link('Hidden')).toHaveCount(0);
    await visit(page, `${fixture}/guides/hidden`);
    await expect(link('Hidden')).toBeVisible();
  });
});

test(titleOf('2.shell.25'), async ({page}) => {
  await openUnhydrated(page, templates.operation);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {name: 'Skip to main content'});
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const reached = await page.evaluate(() => {
    const main = document.querySelector('main');
    const focused = document.activeElement;
    if (!main || !focused || focused === document.body) return 'nothing';
    const isBefore = main.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? `before main: ${focused.outerHTML}` : 'main or after it';
  });
  expect(reached).toBe('main or after it');
});

test(titleOf('1.features.07'), async ({page}) => {
  await page.setViewportSize({width: 1280, height: 720});
  await openUnhydrated(page, templates.guide);
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents).toBeVisible();
  const last = contents.getByRole('link').last();
  const heading = page.getByRole('heading', {name: await last.innerText()}).first();
  await expect(heading).not.toBeInViewport();
  await last.click();
  await expect(heading).toBeInViewport();
  await ready(page);
  await contents.getByRole('link').first().click();
  await expect(heading).not.toBeInViewport();
});

for (const [id, language, address, sample] of [
  ['1.features.08', 'powershell', '/integrations/outlook', 'New-'],
  ['1.features.09', 'java', '/sdks/started/Java%20SDK', 'import '],
] as const) {
  test(titleOf(id), async ({page}) => {
    await openUnhydrated(page, address);
    const block = page.locator(`pre.language-${language}`, {hasText: sample}).first();
    const colors = () =>
      block
        .locator('code span')
        .evaluateAll((tokens) => tokens.map((token) => getComputedStyle(token).color));
    expect(new Set(await colors()).size, 'colors before hydration').toBeGreaterThan(2);
    if (language !== 'java') return;
    await ready(page);
    expect(new Set(await colors()).size, 'colors after hydration').toBeGreaterThan(2);
  });
}
