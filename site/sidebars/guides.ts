import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {sectionLabel} from './section-label';

const section = (label: string, folder: string, pages: string[]) => ({
  type: 'category' as const,
  label,
  link: {type: 'doc' as const, id: `${folder}/index`},
  // A page of another folder has its whole ID.
  items: pages.map((page) => (page.includes('/') ? page : `${folder}/${page}`)),
});

const group = (label: string, folder: string, pages: string[]) => ({
  type: 'category' as const,
  label,
  items: pages.map((name) => `${folder}/${name}`),
});

/**
 * Sorted by hand, in the order in which a new vendor needs the guides. Single pages come before
 * categories. The footer links to the glossary, which is about the docs.
 */
const sidebars: SidebarsConfig = {
  guides: [
    sectionLabel('Start'),
    'index',
    'get-started/quickstart',
    'get-started/sandbox',
    section('How to sell', 'sell', [
      'choose-a-marketplace',
      'plan',
      'register',
      'cloud-commitments',
      'what-the-buyer-does',
      'manage-an-open-offer',
      'renew-and-amend',
      'import-existing-deals',
      'tax-and-accounting',
    ]),
    section('Set up', 'get-started', [
      'account',
      'resources',
      'api-client',
      'signup-url-redirect',
      'email-notification',
      'table-export',
    ]),

    sectionLabel('Marketplaces'),
    'capabilities',
    section('AWS', 'aws-marketplace', [
      'integration',
      'pricing-model',
      'list-product',
      'create-private-offer',
      'accept-private-offer',
      'cppo',
      'buy-with-aws',
    ]),
    section('Azure', 'azure-marketplace', [
      'integration',
      'pricing-model',
      'list-product',
      'create-private-offer',
      'accept-private-offer',
      'cppo',
    ]),
    section('Google Cloud', 'gcp-marketplace', [
      'integration',
      'pricing-model',
      'list-product',
      'create-private-offer',
      'accept-private-offer',
      'cppo',
    ]),
    section('Snowflake', 'snowflake-marketplace', [
      'integration',
      'provider_profile',
      'pricing_plans',
      'list_product',
      'create-private-offer',
    ]),
    section('Alibaba Cloud', 'alibaba-marketplace', ['integrations/alibaba-marketplace']),

    sectionLabel('Billing and usage'),
    'get-started/metering',
    'get-started/usage-credit',
    section('Billing', 'billing', [
      'buyer',
      'offer',
      'entitlement',
      'start-an-entitlement',
      'change-an-entitlement',
      'end-an-entitlement',
      'billable-metrics',
      'price-model',
      'change-a-price',
      'metering',
      'invoice',
      'payment',
      'collect-a-payment',
      'refund-a-payment',
      'grant-prepaid-credit',
      'revenue',
    ]),
    section('Analytics', 'analytics', [
      'quick-guide',
      'craft-dashboards',
      'available-charts',
      'available-datasets',
      'sales-datasets',
      'usage-and-revenue-datasets',
      'direct-billing-datasets',
      'cosell-datasets',
      'event-dataset',
    ]),

    sectionLabel('Co-sell and CRM'),
    section('Co-sell', 'cosell', [
      'cosell-configuration',
      'cosell-outbound',
      'cosell-inbound',
      'integrations/aws-partner-network-api',
      'integrations/aws-partner-network-s3',
      'integrations/aws-partner-network-s3-to-api',
    ]),
    section('Salesforce', 'salesforce-app', [
      'integrations/salesforce',
      'configuration',
      'offer',
      'CPPO',
      'cosell',
    ]),
    section('HubSpot', 'hubspot-app', ['integrations/hubspot', 'offer', 'CPPO', 'cosell']),

    sectionLabel('Automate'),
    'get-started/webhook',
    {
      type: 'category',
      label: 'Workflow',
      link: {type: 'doc', id: 'workflow/index'},
      items: [
        'workflow/first-workflow',
        'workflow/recipes',
        'workflow/expressions',
        'workflow/credentials',
        'workflow/executions',
        'workflow/export',
        group('Triggers', 'workflow', [
          'manual-trigger',
          'schedule-trigger',
          'form',
          'notification-event',
          'webhook',
        ]),
        group('Flow', 'workflow', ['filter', 'if', 'switch', 'merge']),
        group('Data', 'workflow', ['aggregate', 'limit', 'code', 'html']),
        group('Actions', 'workflow', ['http-request', 'respond-to-webhook', 'email']),
        group('Connectors', 'workflow', [
          'slack',
          'microsoft-teams',
          'salesforce',
          'hubspot',
          'gmail',
          'outlook',
          'google-drive',
          'bigquery',
          'snowflake',
          'openai',
          'stripe',
          'quickbooks',
        ]),
        group('Canvas', 'workflow', ['sticky-note']),
      ],
    },
    {
      type: 'category',
      label: 'Integrations',
      link: {type: 'doc', id: 'integrations/index'},
      items: [
        group('Usage billing', 'integrations', ['orb', 'metronome', 'lago']),
        group('Finance', 'integrations', ['stripe', 'quickbooks', 'netsuite']),
        group('Sign-in', 'integrations', ['okta-sso']),
        group('Chat', 'integrations', ['slack', 'microsoft-teams']),
        group('Data warehouses', 'integrations', [
          'warehouse-tables',
          'snowflake',
          'bigquery',
          'databricks',
          'amazon-redshift',
        ]),
        group('Email and files', 'integrations', ['gmail', 'outlook', 'google-drive']),
        group('AI models', 'integrations', ['ai-features', 'openai', 'anthropic', 'google-gemini']),
      ],
    },

    sectionLabel('Reference'),
    'get-started/quota',
    'trust-and-support',
    'mcp',
  ],
};

export default sidebars;
