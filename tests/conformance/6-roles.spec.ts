import {expect} from '@playwright/test';
import {site} from '../../config/site';
import {linkNamed, mainNavigation, visit} from '../support/visit';
import {statement} from './statement';

statement('6.roles.01', async ({context, page, served}) => {
  for (const [path, {status, headers}] of served) {
    expect(status, path).toBe(200);
    expect(headers, path).not.toHaveProperty('set-cookie');
    expect(headers, path).not.toHaveProperty('www-authenticate');
  }
  await visit(page, '/');
  expect(await context.cookies()).toEqual([]);
});

statement('6.roles.02', async ({page, context}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await context.route(`${site.links.signIn}**`, (route) =>
    route.fulfill({contentType: 'text/html', body: 'console'}),
  );
  await visit(page, '/');
  const opened = context.waitForEvent('page');
  await linkNamed(mainNavigation(page), 'Sign in').click();
  await expect(await opened).toHaveURL(site.links.signIn);
});
