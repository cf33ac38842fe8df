import type {UserThemeConfig} from '@docusaurus/theme-common';
import {site} from './site';

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
    {type: 'docSidebar', sidebarId: 'guides', label: 'Docs', position: 'left'},
    {type: 'docSidebar', docsPluginId: 'api', sidebarId: 'api', label: 'API', position: 'left'},
    {type: 'docSidebar', docsPluginId: 'sdks', sidebarId: 'sdks', label: 'SDK', position: 'left'},
    {type: 'search', position: 'left'},
    {href: site.links.home, label: 'Home', position: 'right'},
    {href: site.links.why, label: `Why ${site.brand}`, position: 'right'},
    {href: site.links.pricing, label: 'Pricing', position: 'right'},
    {href: site.links.blog, label: 'Blog', position: 'right'},
    {href: site.links.signIn, label: 'Sign in', position: 'right', className: 'navbar-sign-in'},
    {href: site.links.contact, label: 'Contact us', position: 'right', className: 'navbar-contact'},
  ],
};
