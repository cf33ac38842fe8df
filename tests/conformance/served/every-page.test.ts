import {readFileSync} from 'node:fs';
import type {Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import {beforeAll, expect, it} from 'vitest';
import docusaurusConfig from '@docs/site/docusaurus.config';
import {site} from '@docs/site/config';
import {publishedPages} from '../../support/pages';
import {titleOf} from '../statements';
import {ServedPage, textOf} from './served-page';
import {expectPages, get, routes} from './site';

/** The highlighter's classes have one letter. */
const isColored = ({name, attribs}: Element) =>
  name === 'span' && /^[a-z]$/.test(attribs.class ?? '');

function areaOf(path: string): string {
  if (path === routes.search) return '';
  if (/^\/api(\/|$)/.test(path)) return 'API';
  return /^\/sdks(\/|$)/.test(path) ? 'SDK' : 'Docs';
}

interface Served {
  path: string;
  response: Response;
  html: string;
  page: ServedPage;
}

/** What's wrong with a page, by statement. */
const checks: Record<string, (served: Served) => string[]> = {
  '1.public.01': ({response}) => (response.status === 200 ? [] : [`status ${response.status}`]),

  '1.public.03': ({html}) => [
    // Nothing is submitted except a search.
    ...(html.match(/<form[^>]+(?:method="post"|action="(?!\/search"))/gi) ?? []),
    ...(html.match(/<textarea|<[^<>]+ contenteditable|type="(?:password|email|tel|number)"/gi) ??
      []),
    // A reader's own IDs replace those in samples. They have no form, so nothing sends them.
    ...(html.match(/<input\b[^>]*>/g) ?? []).filter(
      (input) =>
        !/type="(?:radio|checkbox|search)"|placeholder="Search docs"|data-own-value=/.test(input),
    ),
  ],

  '1.public.04': ({page}) =>
    [
      ...page
        .all(({name}) => name === 'html')
        .flatMap(({attribs}) => attribs.lang ?? 'no language'),
      ...page.all(({attribs}) => 'hreflang' in attribs).map(({attribs}) => attribs.hreflang ?? ''),
    ].filter((language) => !['en', 'x-default'].includes(language)),

  '1.public.05': ({page}) =>
    page
      .all(({name}) => name === 'html')
      .map(({attribs}) => attribs.dir ?? 'no direction')
      .filter((direction) => direction !== 'ltr'),

  '1.features.05': ({page}) =>
    textOf(page.withClass('theme-announcement-bar')) === '' ? ['no announcement'] : [],

  '1.features.10': ({path, page}) => {
    const exempt =
      path === routes.home ||
      // The matrix takes the whole width.
      path === '/capabilities' ||
      // The samples take the column of an operation's contents.
      page.withClass('operation').length > 0;
    const sections = page.all(({name}) => name === 'h2', page.article);
    return !exempt && sections.length > 1 && page.contents.length === 0 ? sections.map(textOf) : [];
  },

  '1.features.11': ({page}) =>
    page
      .all(({name}) => name === 'pre', page.article)
      // A command of three words has nothing to highlight.
      .filter(
        (block) => block.attribs.class !== 'language-text' && textOf(block).split(' ').length > 3,
      )
      .filter((block) => page.all(isColored, [block]).length === 0)
      .map(textOf),

  '2.nav.10': ({path, page}) => {
    const marked = page
      .all(({attribs}) => attribs['aria-current'] === 'page', page.mainNavigation)
      .map((link) => textOf(link))
      .join();
    return marked === areaOf(path) ? [] : [`marks "${marked}"`];
  },

  '6.roles.01': ({response}) =>
    ['set-cookie', 'www-authenticate'].filter((name) => response.headers.has(name)),

  '9.defaults.02': ({page}) =>
    page
      .all(({name, attribs}) => name === 'a' && /skipToContent/.test(attribs.href ?? ''))
      .map((link) => textOf(link))
      .join() === 'Skip to main content'
      ? []
      : ['no skip link'],

  // The page of an error status has no headings below its title, and lists its codes.
  '9.toc.01': ({page}) =>
    page.contents.length > 0 &&
    page.sections.length > 0 &&
    page.contents.join() !== page.sections.join()
      ? page.contents
      : [],
};

/** The label and target of links that every page has in its navbar. */
const navbarLinks: Record<string, [label: string, target: string]> = {
  '2.nav.01': ['Docs', '/'],
  '2.nav.02': ['API', '/api'],
  '2.nav.03': ['SDK', '/sdks'],
  '2.nav.04': ['Home', site.links.home],
  '2.nav.05': [`Why ${site.brand}`, site.links.why],
  '2.nav.06': ['Pricing', site.links.pricing],
  '2.nav.07': ['Blog', site.links.blog],
  '2.nav.08': ['Sign in', site.links.signIn],
  '2.nav.09': ['Contact us', site.links.contact],
};

/** The target, and the label if the specification states it, of links in the footer. */
const footerLinks: Record<string, [target: string, label?: string]> = {
  '2.footer.01': ['/aws-marketplace'],
  '2.footer.02': ['/azure-marketplace'],
  '2.footer.03': ['/gcp-marketplace'],
  '2.footer.04': ['/integrations/alibaba-marketplace'],
  '2.footer.05': ['/integrations/aws-partner-network-api'],
  '2.footer.06': ['/integrations/aws-partner-network-s3'],
  '2.footer.07': ['/integrations/hubspot'],
  '2.footer.08': ['/integrations/lago'],
  '2.footer.09': ['/integrations/metronome'],
  '2.footer.10': ['/integrations/microsoft-teams'],
  '2.footer.11': ['/integrations/orb'],
  '2.footer.12': ['/integrations/salesforce'],
  '2.footer.13': ['/integrations/slack'],
  '2.footer.14': [site.links.apis, 'APIs'],
  '2.footer.15': [site.links.changelog, 'Changelog'],
  '2.footer.16': [site.links.status, 'Status'],
  '2.footer.17': [site.links.support, 'Support'],
  '2.footer.18': [site.links.about, 'About'],
  '2.footer.19': [site.links.pricing, 'Pricing'],
  '2.footer.20': [site.links.privacy, 'Privacy'],
  '2.footer.21': [site.links.security, 'Security'],
};

/** What else has to be true for a statement, apart from every page. */
const also: Record<string, () => Promise<void> | void> = {
  '1.features.11': () => expect(blocks).toBeGreaterThan(500),
  '1.public.04': () => expect(docusaurusConfig.i18n?.locales).toEqual(['en']),
  // No published page has a fourth level, so a fixture shows that it's left out.
  '9.toc.01': () => {
    const page = new ServedPage(readFileSync('.cache/fixtures/mechanisms/index.html', 'utf8'));
    const levels = page.all(({name}) => /^h[2-4]$/.test(name), page.article);
    expect([...new Set(levels.map(({name}) => name))].sort()).toEqual(['h2', 'h3', 'h4']);
    expect(page.contents).toEqual(page.sections);
  },
};

const hasLink = (within: Element[], target: string, label?: string): boolean =>
  DomUtils.findAll(({name, attribs}) => name === 'a' && attribs.href === target, within).some(
    (link) => label === undefined || textOf(link) === label,
  );

for (const [id, [label, target]] of Object.entries(navbarLinks))
  checks[id] = ({page}) => (hasLink(page.mainNavigation, target, label) ? [] : [label]);

for (const [id, [target, label]] of Object.entries(footerLinks)) {
  checks[id] = ({page}) => (hasLink(page.footer, target, label) ? [] : [target]);
  also[id] = () =>
    target.startsWith('/')
      ? expectPages([target])
      : expect(new URL(target).host).not.toBe(new URL(site.url).host);
}

const found: Record<string, string[]> = {};
let blocks = 0;

beforeAll(async () => {
  for (const path of publishedPages()) {
    const response = await get(decodeURI(path));
    const html = await response.text();
    const page = new ServedPage(html);
    blocks += page.all(({name}) => name === 'pre', page.article).length;
    for (const [id, check] of Object.entries(checks)) {
      const problems = check({path, response, html, page});
      if (problems.length > 0) (found[id] ??= []).push(`${path}: ${problems.join(', ')}`);
    }
  }
});

for (const id of Object.keys(checks)) {
  it(titleOf(id), async () => {
    expect(found[id] ?? []).toEqual([]);
    await also[id]?.();
  });
}
