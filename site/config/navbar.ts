import type {UserThemeConfig} from '@docusaurus/theme-common';
import {search} from './search';
import {site} from './site';

/** Matches every address outside the other areas. */
const otherAreas = ['api', 'sdks', search.searchPagePath.replace(/^\//, '')];
const guides = `^${site.baseUrl}(?!(?:${otherAreas.join('|')})(?:/|$))`;

export const navbar: UserThemeConfig['navbar'] = {
  title: '',
  logo: {
    alt: `${site.brand} home`,
    src: 'img/wordmark.svg',
    srcDark: 'img/wordmark-dark.svg',
    width: 136,
    height: 28,
  },
  hideOnScroll: false,
  items: [
    // Matches addresses, because matching sidebars would send the sidebar of every page to browsers.
    {to: '/', label: 'Docs', activeBaseRegex: guides, position: 'left'},
    {to: '/api', label: 'API', position: 'left'},
    {to: '/sdks', label: 'SDK', position: 'left'},
    {type: 'search', position: 'left'},
    {href: site.links.home, label: 'Home', position: 'right'},
    {href: site.links.why, label: `Why ${site.brand}`, position: 'right'},
    {href: site.links.pricing, label: 'Pricing', position: 'right'},
    {href: site.links.blog, label: 'Blog', position: 'right'},
    {href: site.links.signIn, label: 'Sign in', position: 'right', className: 'navbar-sign-in'},
    {href: site.links.contact, label: 'Contact us', position: 'right', className: 'navbar-contact'},
  ],
};
