import type {FooterLinkItem, MultiColumnFooter} from '@docusaurus/theme-common';
import {site} from './site';

/** A file of the site. `pathname:` keeps the router and the check of links from looking for a page. */
const file = (label: string, name: string): FooterLinkItem => ({
  label,
  href: `pathname://${site.baseUrl}${name}`,
});

const documentation: FooterLinkItem[] = [
  {label: 'Get started', to: '/'},
  {label: 'Compare marketplaces', to: '/capabilities'},
  {label: 'All integrations', to: '/integrations'},
  {label: 'Glossary', to: '/glossary'},
];

const developers: FooterLinkItem[] = [
  {label: 'API reference', to: '/api'},
  {label: 'SDKs', to: '/sdks'},
  {label: 'APIs', href: site.links.apis},
  {label: 'API changelog', to: '/api/changelog'},
  file('Changelog feed', 'api-changelog.xml'),
  file('llms.txt', 'llms.txt'),
];

const marketplaces: FooterLinkItem[] = [
  {label: 'AWS', to: '/aws-marketplace'},
  {label: 'Azure', to: '/azure-marketplace'},
  {label: 'Google Cloud', to: '/gcp-marketplace'},
  {label: 'Snowflake', to: '/snowflake-marketplace'},
  {label: 'Alibaba Cloud', to: '/integrations/alibaba-marketplace'},
];

const cosellAndCrm: FooterLinkItem[] = [
  {label: 'AWS Partner Network API', to: '/integrations/aws-partner-network-api'},
  {label: 'AWS Partner Network S3', to: '/integrations/aws-partner-network-s3'},
  {label: 'Salesforce', to: '/integrations/salesforce'},
  {label: 'HubSpot', to: '/integrations/hubspot'},
];

const usageAndChat: FooterLinkItem[] = [
  {label: 'Orb', to: '/integrations/orb'},
  {label: 'Metronome', to: '/integrations/metronome'},
  {label: 'Lago', to: '/integrations/lago'},
  {label: 'Slack', to: '/integrations/slack'},
  {label: 'Microsoft Teams', to: '/integrations/microsoft-teams'},
];

const company: FooterLinkItem[] = [
  {label: 'Status', href: site.links.status},
  {label: 'Support', href: site.links.support},
  {label: 'Changelog', href: site.links.changelog},
  {label: 'About', href: site.links.about},
  {label: 'Pricing', href: site.links.pricing},
  {label: 'Privacy', href: site.links.privacy},
  {label: 'Security', href: site.links.security},
];

/** Six short columns. The specification names the integrations and the external links. */
export const footer: MultiColumnFooter = {
  style: 'light',
  logo: {
    alt: site.brand,
    src: 'img/wordmark.svg',
    srcDark: 'img/wordmark-dark.svg',
    href: site.links.home,
    width: 116,
    height: 24,
  },
  links: [
    {title: 'Documentation', items: documentation},
    {title: 'Developers', items: developers},
    {title: 'Marketplaces', items: marketplaces},
    {title: 'Co-sell and CRM', items: cosellAndCrm},
    {title: 'Usage and chat', items: usageAndChat},
    {title: site.brand, items: company},
  ],
  copyright: `Copyright © ${site.copyrightYear} ${site.brand}`,
};
