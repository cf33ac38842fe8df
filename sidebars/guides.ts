import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const section = (label: string, folder: string, pages: string[], overview = true) => ({
  type: 'category' as const,
  label,
  ...(overview ? {link: {type: 'doc' as const, id: `${folder}/index`}} : {}),
  items: pages.map((page) => `${folder}/${page}`),
});

/** Hand-ordered, in the order a new vendor reads. */
const sidebars: SidebarsConfig = {
  guides: [
    'index',
    section(
      'Set up',
      'get-started',
      [
        'account',
        'resources',
        'api-client',
        'webhook',
        'email-notification',
        'signup-url-redirect',
        'metering',
        'usage-credit',
        'table-export',
        'quota',
      ],
      false,
    ),
    'capabilities',
    section('AWS Marketplace', 'aws-marketplace', [
      'integration',
      'pricing-model',
      'list-product',
      'create-private-offer',
      'accept-private-offer',
      'cppo',
      'buy-with-aws',
    ]),
    section('Azure Marketplace', 'azure-marketplace', [
      'integration',
      'pricing-model',
      'list-product',
      'create-private-offer',
      'accept-private-offer',
      'cppo',
    ]),
    section('Google Cloud Marketplace', 'gcp-marketplace', [
      'integration',
      'pricing-model',
      'list-product',
      'create-private-offer',
      'accept-private-offer',
      'cppo',
    ]),
    section('Snowflake Marketplace', 'snowflake-marketplace', [
      'integration',
      'provider_profile',
      'pricing_plans',
      'list_product',
      'create-private-offer',
    ]),
    section('Billing', 'billing', [
      'buyer',
      'offer',
      'entitlement',
      'billable-metrics',
      'price-model',
      'metering',
      'invoice',
      'payment',
      'revenue',
    ]),
    'glossary',
  ],
};

export default sidebars;
