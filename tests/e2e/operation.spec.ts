import {expect, test, type Page} from '@playwright/test';
import {templates} from '../support/templates';
import {visit} from '../support/visit';

const top = async (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('an operation shows card, description, sample, and parameters, in this order', async ({
    page,
  }) => {
    await visit(page, templates.operation);
    const [card, description, sample, parameter] = [
      await top(page, '.operation__card'),
      await top(page, '[id$="--description"]'),
      await top(page, '.operation__aside'),
      await top(page, '.operation__main .prop'),
    ];
    expect(card).toBeLessThan(description);
    expect(description).toBeLessThan(500);
    expect(sample).toBeLessThan(1000);
    expect(parameter).toBeLessThan(2000);
  });

  test("an operation's facts don't scroll sideways", async ({page}) => {
    for (const address of [templates.operation, '/api/issue-invoice', '/api/create-access-token']) {
      await visit(page, address);
      // Text for screen readers is 1 px wide.
      const wide = await page
        .locator('.operation__card, .operation__card *')
        .evaluateAll((elements) =>
          elements
            .filter(({scrollWidth, clientWidth}) => clientWidth > 1 && scrollWidth > clientWidth)
            .map((element) => element.getAttribute('class')),
        );
      expect(wide, address).toEqual([]);
    }
  });

  test('a sample is at most 250 px high until it is expanded', async ({page}) => {
    await visit(page, templates.operation);
    const request = page.locator('.scenario:visible .sample').first();
    const height = async () => (await request.locator('pre:visible').boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThanOrEqual(250);
    await request.getByText('Expand', {exact: true}).click();
    expect(await height()).toBeGreaterThan(400);
  });
});

test.describe('in a wide window', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('the whole description is shown', async ({page}) => {
    await visit(page, templates.operation);
    await expect(page.locator('.more > summary')).toBeHidden();
    await expect(page.locator('.more table')).toBeVisible();
  });

  test('the samples fit the window without a scroller of their own', async ({page}) => {
    await visit(page, templates.operation);
    const hidden = await page
      .locator('.operation__aside')
      .evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight);
    expect(hidden).toBe(0);
  });

  test('the bar marks the current section, and never covers what has the focus', async ({page}) => {
    await visit(page, templates.operation);
    const bar = page.getByRole('navigation', {name: 'Sections'});
    await bar.getByRole('link', {name: 'Errors'}).click();
    await expect(bar.locator('[aria-current]')).toHaveText(['Errors']);
    await page.keyboard.press('End');
    await expect(bar.locator('[aria-current]')).not.toHaveText(['Errors']);
    const covered: string[] = [];
    await page.locator('.operation__main a').last().focus();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const text = await page.evaluate(() => {
        const {activeElement} = document;
        const edge = document.querySelector('.section-bar')?.getBoundingClientRect();
        if (!activeElement?.closest('.operation__main') || activeElement.closest('.section-bar'))
          return '';
        const {top: start} = activeElement.getBoundingClientRect();
        return edge && start < edge.bottom - 1 && start > 0 ? activeElement.textContent : '';
      });
      if (text) covered.push(text);
    }
    expect(covered).toEqual([]);
  });

  test('"Expand all" is next to the links to sections, not on top of them', async ({page}) => {
    await visit(page, templates.operation);
    const [links, button] = [
      await page.locator('.section-bar ul').boundingBox(),
      await page.locator('[data-expand]').boundingBox(),
    ];
    expect((links?.x ?? 0) + (links?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  });
});

test('controls of the samples have different names', async ({page}) => {
  await visit(page, templates.operation);
  await page.locator('.error-examples').evaluate((all: HTMLDetailsElement) => {
    all.open = true;
    for (const error of all.querySelectorAll('details')) error.open = true;
  });
  const names = await page
    .locator('.operation__aside :is([data-option], [data-copy-code])')
    .filter({visible: true})
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

test('Previous and Next name the operations', async ({page}) => {
  await visit(page, templates.operation);
  await expect(page.locator('.pagination-nav__link--next .pagination-nav__label')).toHaveText(
    /^Get an? offer/i,
  );
});
