/**
 * Each control of a page's content before hydration, after it, and after client-side navigation. The other specs
 * test more about single controls, on hydrated pages.
 */
import {expect, type Page, test} from '@playwright/test';
import {pastedText} from '../support/clipboard';
import {templates} from '../support/templates';
import {hold, navigateOnClient, openUnhydrated, ready} from '../support/visit';

const stored = (page: Page) => page.evaluate(() => ({...localStorage}));

/** Something to use on the page, another way in each phase. */
type Use = (page: Page, phase: 0 | 1 | 2) => Promise<void>;

/** Uses the controls in each phase. `kept` checks what they show after an act of the reader, or of React. */
async function useInEachPhase(page: Page, address: string, use: Use, kept: Use): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await test.step('before hydration', async () => {
    await openUnhydrated(page, address);
    await use(page, 0);
    await kept(page, 0);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });
  await test.step('after hydration', async () => {
    await ready(page);
    await kept(page, 0);
    await use(page, 1);
    await kept(page, 1);
  });
  await test.step('after client-side navigation', async () => {
    await navigateOnClient(page, '/sdks');
    await expect(page.getByRole('heading', {level: 1, name: 'SDKs'})).toBeVisible();
    await navigateOnClient(page, address);
    await expect(page).toHaveURL(new RegExp(address));
    await use(page, 2);
    await kept(page, 2);
  });
  expect(errors).toEqual([]);
}

/** The fourth phase is without scripts, where only the platform works. */
test.describe('tabs', () => {
  const tabs = (page: Page) => page.locator('main .tabs-container');
  const tab = (page: Page, label: string) =>
    tabs(page).first().getByRole('radio', {name: label, exact: true});
  const panels = (page: Page) => page.locator('.tabs-container > div:visible');
  const choices = ['API', 'Console', 'API'] as const;

  test('show a panel, and the same one in each group', async ({page}) => {
    await useInEachPhase(
      page,
      templates.guide,
      async (_, phase) => {
        if (phase === 2) await expect(tab(page, 'Console')).toBeChecked();
        await tabs(page).first().locator('> label', {hasText: choices[phase]}).click();
      },
      async (_, phase) => {
        const label = choices[phase];
        await expect(tab(page, label)).toBeChecked();
        await expect(panels(page)).toHaveCount(await tabs(page).count());
        for (const group of await tabs(page).all())
          await expect(group.getByRole('radio', {name: label, exact: true})).toBeChecked();
        expect(await stored(page)).toMatchObject({'docusaurus.tab.way': label.toLowerCase()});
      },
    );
  });

  test('follow a choice in another tab of the browser', async ({page, context}) => {
    const other = await context.newPage();
    await openUnhydrated(other, templates.guide);
    await openUnhydrated(page, templates.guide);
    for (const label of ['API', 'Console']) {
      await tabs(page).first().locator('> label', {hasText: label}).click();
      await expect(tab(other, label)).toBeChecked();
      await ready(other);
    }
  });

  test('stay where they are when a group above them changes its height', async ({page}) => {
    await openUnhydrated(page, templates.guide);
    const last = page.locator('main .tabs-container > label').last();
    await last.scrollIntoViewIfNeeded();
    const top = async () => (await last.boundingBox())?.y ?? Infinity;
    const before = await top();
    await last.click();
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('show each panel', async ({page}) => {
      await page.goto(templates.guide);
      await expect(panels(page)).toHaveCount(await tabs(page).count());
      await tab(page, 'Console').focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, 'API')).toBeChecked();
      await expect(panels(page)).toHaveCount(await tabs(page).count());
    });
  });
});

test('a guide: copying, figures, and definitions', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = page.locator('main [data-copy-code]:visible').first();
  const code = page.locator('main .theme-code-block:visible code').first();
  const dialog = page.getByRole('dialog', {name: /^Enlarge /});
  const term = page.locator('main [data-definition]').first();
  const hasDefinition = () =>
    term.evaluate((element) => getComputedStyle(element, '::before').position === 'fixed');

  await useInEachPhase(
    page,
    templates.guide,
    async () => {
      await page.clock.install();
      await copy.click();
      await expect(copy).toHaveText('Copied');
      expect(await pastedText(page)).toBe(await code.textContent());
      await page.getByRole('button', {name: 'Copy page', exact: true}).click();
      await expect(page.getByText('Copied as Markdown')).toBeAttached();
      expect(await pastedText(page)).toMatch(/^# Create a private offer/m);
      await page.clock.runFor(2000);
      await expect(copy).toHaveText('Copy');

      await page
        .getByRole('button', {name: /^Enlarge /})
        .first()
        .press('Enter');
      await expect(dialog.getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await term.hover();
      await expect.poll(hasDefinition).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(hasDefinition).toBe(false);
      await page.mouse.move(0, 0);
    },
    async () => expect(copy).toHaveText('Copy'),
  );
});

test('the result of Copy stays while the page is hydrated', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.clock.install();
  const release = await hold(page, '**/assets/js/main*.js');
  await page.goto(templates.guide, {waitUntil: 'commit'});
  const copyPage = page.getByRole('button', {name: 'Copy page', exact: true});
  await expect(copyPage).toBeVisible();
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const result = page.getByText('Copied', {exact: true});
  await page.locator('[data-copy-code]:visible').first().click();
  await copyPage.click();
  await expect(result).toHaveCount(2);
  release();
  // The page needs timers to start, and the labels come back after 1.5 s.
  const isHydrated = async () => {
    await page.clock.runFor(10);
    return page.locator('html').getAttribute('data-has-hydrated');
  };
  await expect.poll(isHydrated).toBe('true');
  await expect(result).toHaveCount(2);
  await page.clock.runFor(2000);
  await expect(result).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('an operation: language, marketplace, and own values', async ({page}) => {
  const root = page.locator('html');
  const languages = ['go', 'java', 'python'] as const;
  const marketplaces = ['azure', 'gcp', 'aws'] as const;
  const values = ['offr_FIRST', 'offr_SECOND', 'offr_THIRD'] as const;
  const ownValues = page.locator('details.own-values');
  const field = ownValues.locator('input[data-own-value]').first();

  await useInEachPhase(
    page,
    templates.operation,
    async (_, phase) => {
      await page.locator(`.sample__tabs [data-language=${languages[phase]}]`).click();
      await page.locator(`.marketplaces [data-marketplace=${marketplaces[phase]}]`).click();
      if (!(await field.isVisible())) await ownValues.locator('summary').click();
      if (phase === 2) await expect(field).toHaveValue(values[1]);
      await field.fill(values[phase]);
    },
    async (_, phase) => {
      await expect(root).toHaveAttribute('data-language', languages[phase]);
      await expect(root).toHaveAttribute('data-marketplace', marketplaces[phase]);
      const pressed = page.locator('main [aria-pressed=true]');
      await expect(pressed).toHaveCount(2);
      await expect(field).toHaveValue(values[phase]);
      const parameter = await field.getAttribute('data-own-value');
      await expect(page.locator(`[data-value="${parameter}"]`).first()).toHaveText(values[phase]);
      await expect(page).toHaveURL(new RegExp(`language=${languages[phase]}`));
      expect(await stored(page)).toMatchObject({
        'docusaurus.tab.language': languages[phase],
        'docs.marketplace': marketplaces[phase],
        'docs.values': JSON.stringify({[parameter ?? '']: values[phase]}),
      });
    },
  );
});

test('an operation: scenarios and branches', async ({page}) => {
  const scenarios = page.getByRole('combobox', {name: 'Scenario'});
  const shown = page.locator('.scenario:visible');
  const closed = page.locator('.operation__main details.branch:not([open])');
  const expand = page.locator('[data-expand]');

  await useInEachPhase(
    page,
    templates.operation,
    async (_, phase) => {
      await scenarios.selectOption({index: phase === 1 ? 2 : 1});
      if (phase !== 1) await expect(expand).toHaveText('Expand all');
      await expand.click();
      await expect(closed).toHaveCount(0);
      await expect(expand).toHaveText('Collapse all');
      await expand.click();
      expect(await closed.count()).toBeGreaterThan(3);
    },
    async (_, phase) => {
      await expect(expand).toHaveText('Expand all');
      await expect(shown).toHaveAttribute(
        'data-scenario',
        (await page
          .locator('.scenario')
          .nth(phase === 1 ? 2 : 1)
          .getAttribute('data-scenario')) ?? '',
      );
    },
  );
});

test('a target in a closed branch is shown', async ({page}) => {
  await page.goto(templates.operation);
  const id = await page
    .locator('.operation__main details.branch:not([open]) [id]')
    .last()
    .getAttribute('id');
  await page.goto('about:blank');
  const address = `${templates.operation}#${id}`;
  const target = page.locator(`[id="${id}"]`);
  /** The browser has its own way to show a target, so only the script's is counted. */
  await page.addInitScript(() => {
    const show: () => void = Reflect.get(Element.prototype, 'scrollIntoView');
    Element.prototype.scrollIntoView = function count() {
      const {dataset} = document.documentElement;
      dataset.scrolls = String(Number(dataset.scrolls ?? 0) + 1);
      show.call(this);
    };
  });
  const close = () =>
    page.locator('details.branch').evaluateAll((branches) => {
      for (const branch of branches) branch.removeAttribute('open');
    });

  await test.step('before hydration', async () => {
    await openUnhydrated(page, address);
    await expect(target).toBeInViewport();
  });
  await test.step('but not a second time by hydration', async () => {
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('data-scrolls', '1');
    await close();
  });
  await test.step('after hydration', async () => {
    await page.evaluate((hash) => {
      location.hash = '';
      location.hash = hash;
    }, id ?? '');
    await expect(target).toBeInViewport();
  });
  await test.step('after client-side navigation', async () => {
    await close();
    await navigateOnClient(page, '/sdks');
    await expect(page.getByRole('heading', {level: 1, name: 'SDKs'})).toBeVisible();
    await navigateOnClient(page, address);
    // The browser restores the scroll position of an entry of the history.
    await expect(target).toBeVisible();
  });
});

test('a list: typed words, and a kind', async ({page}) => {
  const field = page.getByRole('searchbox', {name: 'Filter integrations'});
  const kind = page.getByRole('combobox', {name: 'Kind'});
  const names = page.locator('[data-filter-rows] > li:visible a');
  const kinds = ['CRM', 'Chat', 'CRM'];
  await useInEachPhase(
    page,
    '/integrations',
    async (_, phase) => {
      await kind.selectOption({label: kinds[phase] ?? ''});
      await field.fill(phase === 1 ? 'slack' : 'sales');
    },
    async (_, phase) => {
      await expect(names).toHaveText([phase === 1 ? 'Slack' : 'Salesforce']);
      await expect(page.locator('.list-filter').getByRole('status')).toHaveText(
        /^1 of \d+ integrations$/,
      );
    },
  );
});

test('a list of the reference', async ({page}) => {
  const field = page.getByRole('searchbox', {name: 'Filter events'});
  const words = ['refund failed', 'offer.accepted', 'refund failed'];
  await useInEachPhase(
    page,
    '/api/webhooks',
    async (_, phase) => field.fill(words[phase] ?? ''),
    async (_, phase) => {
      await expect(field).toHaveValue(words[phase] ?? '');
      await expect(page.locator('main .rows > li:visible')).toHaveCount(1);
      await expect(page.locator('main .list-filter').getByRole('status')).toHaveText(
        /^1 of \d+ events$/,
      );
    },
  );
});

test('the matrix: what readers chose stays', async ({page}) => {
  const filters = ['Only gaps', 'Only what Argosy automates', 'Only gaps'];
  await useInEachPhase(
    page,
    templates.capabilities,
    (_, phase) => page.locator('[data-matrix] > label', {hasText: filters[phase]}).click(),
    (_, phase) => expect(page.getByLabel(filters[phase] ?? '')).toBeChecked(),
  );
});
