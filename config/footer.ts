import type {FooterLinkItem, MultiColumnFooter} from '@docusaurus/theme-common';
import {site} from './site';

const integrations: FooterLinkItem[] = [
  {label: 'AWS Marketplace', to: '/aws-marketplace'},
  {label: 'Azure Marketplace', to: '/azure-marketplace'},
  {label: 'Google Cloud Marketplace', to: '/gcp-marketplace'},
  {label: 'Alibaba Cloud Marketplace', to: '/integrations/alibaba-marketplace'},
  {label: 'AWS Partner Network API', to: '/integrations/aws-partner-network-api'},
  {label: 'AWS Partner Network S3', to: '/integrations/aws-partner-network-s3'},
  {label: 'HubSpot', to: '/integrations/hubspot'},
  {label: 'Lago', to: '/integrations/lago'},
  {label: 'Metronome', to: '/integrations/metronome'},
  {label: 'Microsoft Teams', to: '/integrations/microsoft-teams'},
  {label: 'Orb', to: '/integrations/orb'},
  {label: 'Salesforce', to: '/integrations/salesforce'},
  {label: 'Slack', to: '/integrations/slack'},
];

const documentation: FooterLinkItem[] = [
  {label: 'Get started', to: '/'},
  {label: 'API reference', to: '/api'},
  {label: 'SDKs', to: '/sdks'},
];

const resources: FooterLinkItem[] = [
  {label: 'APIs', href: site.links.apis},
  {label: 'Changelog', href: site.links.changelog},
  {label: 'Status', href: site.links.status},
  {label: 'Support', href: site.links.support},
];

const company: FooterLinkItem[] = [
  {label: 'About', href: site.links.about},
  {label: 'Pricing', href: site.links.pricing},
  {label: 'Privacy', href: site.links.privacy},
  {label: 'Security', href: site.links.security},
];

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
    {title: 'Integrations', items: integrations},
    {title: 'Resources', items: resources},
    {title: 'Company', items: company},
  ],
  copyright: `Copyright © ${site.copyrightYear} ${site.brand}`,
};
