/** Settings that the published site doesn't use. Tests look at the same pages, so they run in one worker. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {footer, themeConfig} from '@docs/site/config';
import {origins} from '../support/sites';
import {announcement, colorSwitch, linkNamed, mainNavigation, visit} from '../support/visit';
import {titleOf} from './statements';

test.describe.configure({mode: 'default'});

let mechanisms: Page;
let errors: Page;
let published: Page;

test.beforeAll(async ({browser}) => {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  mechanisms = await context.newPage();
  errors = await context.newPage();
  published = await context.newPage();
  await visit(mechanisms, `${origins.mechanisms}/`);
  await visit(errors, `${origins.errors}/`);
  await visit(published, `${origins.published}/`);
});

test.afterAll(() => mechanisms.context().close());

const footerOf = (page: Page) => page.getByRole('contentinfo');
const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const logo = (within: Page | Locator) => within.getByRole('img', {name: 'Mechanisms logo'});

test(titleOf('2.shell.05'), async () => {
  await expect(errors.getByRole('main')).toBeVisible();
  await expect(footerOf(errors)).toHaveCount(0);
});

test(titleOf('2.shell.08'), async () => {
  await expect(mainNavigation(mechanisms).locator('em#raw-html b')).toHaveText('html');
});

test(titleOf('3.announcement.02'), async () => {
  await expect(announcement(mechanisms).locator('strong')).toHaveText('no');
});

test(titleOf('3.announcement.03'), async () => {
  await expect(announcement(mechanisms)).toHaveCSS('background-color', 'rgb(32, 48, 63)');
  await expect(announcement(mechanisms)).toHaveCSS('color', 'rgb(253, 253, 253)');
});

test(titleOf('3.announcement.04'), async () => {
  await expect(announcement(mechanisms)).toBeVisible();
  await expect(announcement(mechanisms).getByRole('button')).toHaveCount(0);
  await expect(announcement(published).getByRole('button', {name: 'Close'})).toBeVisible();
});

test(titleOf('3.navbar.01'), async () => {
  await expect(mainNavigation(mechanisms).locator('.navbar__title').first()).toHaveText(
    'Mechanisms',
  );
});

test(titleOf('3.navbar.03'), async () => {
  const image = logo(mainNavigation(mechanisms));
  await expect(image).toHaveAttribute('width', '90');
  await expect(image).toHaveAttribute('height', '24');
});

test(titleOf('3.navbar.04'), async () => {
  const brand = mainNavigation(mechanisms).locator('a', {has: logo(mechanisms)});
  await expect(brand).toHaveAttribute('href', 'https://www.argosy.example/');
  await expect(brand).toHaveAttribute('target', '_blank');
});

test(titleOf('3.navbar.07'), async () => {
  const inside = linkNamed(mainNavigation(mechanisms), 'Inside');
  await expect(inside).toHaveAttribute('href', '/docs-data');
  await expect(inside).not.toHaveAttribute('target');
  const outside = linkNamed(mainNavigation(mechanisms), 'Outside');
  await expect(outside).toHaveAttribute('href', 'https://www.argosy.example/');
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', /noopener/);
});

test(titleOf('3.navbar.09'), async () => {
  await expect(mainNavigation(errors)).toHaveClass(/navbar--dark/);
});

test(titleOf('3.navbar.10'), async () => {
  await expect(mainNavigation(mechanisms)).toHaveClass(/navbar--primary/);
});

test(titleOf('3.footer.01'), async () => {
  await expect(footerOf(mechanisms)).toHaveClass(/footer--dark/);
  expect(footer.style).toBe('light');
  await expect(footerOf(published)).not.toHaveClass(/footer--dark/);
});

test(titleOf(['2.shell.23', '3.footer.03']), async () => {
  const row = footerOf(mechanisms).locator('.footer__links').last();
  await expect(row).toHaveText(/^Start\s*·\s*Data\s*·\s*Away/);
  const links = footerOf(mechanisms).locator('.footer__link-item');
  await expect(links).toHaveText([/^Start/, /^Data/, /^Away/]);
  const tops = await links.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
});

test(titleOf(['2.shell.24', '3.footer.04']), async () => {
  const image = mechanisms.getByRole('img', {name: 'Footer logo'});
  await expect(image.first()).toBeVisible();
  await expect(image.first()).toHaveAttribute('width', '90');
  await expect(footerOf(mechanisms).locator('a', {has: image})).toHaveAttribute(
    'href',
    'https://www.argosy.example/',
  );
  await expect(footerOf(mechanisms)).toContainText('Copyright © 2025 Mechanisms');
});

test(titleOf('3.color.02'), async () => {
  await expect(mainNavigation(errors)).toBeVisible();
  await expect(colorSwitch(errors)).toHaveCount(0);
});

test(titleOf('3.sidebar.01'), async () => {
  await expect(linkNamed(sidebar(mechanisms), 'Link away')).toHaveAttribute(
    'href',
    'https://www.argosy.example/',
  );
  await expect(linkNamed(sidebar(mechanisms), 'Start of 2.0')).toHaveAttribute('href', '/');
});

test(titleOf('4.sidebar.01'), async () => {
  expect(themeConfig.docs.sidebar.hideable).toBe(false);
  await expect(sidebar(published)).toBeVisible();
  await expect(published.getByRole('button', {name: /(collapse|expand) sidebar$/i})).toHaveCount(0);
});

test(titleOf('5.docs.03'), async () => {
  // The navbar of this fixture has an item for the draft.
  await expect(linkNamed(mainNavigation(mechanisms), 'One doc')).toBeVisible();
  await expect(linkNamed(mainNavigation(mechanisms), 'A draft')).toHaveCount(0);
});
