import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {qualityReport} from '../config/quality';

const section = (label: string, folder: string, pages: string[], overview = true) => ({
  type: 'category' as const,
  label,
  ...(overview ? {link: {type: 'doc' as const, id: `${folder}/index`}} : {}),
  items: pages.map((page) => `${folder}/${page}`),
});

const group = (label: string, folder: string, pages: string[]) =>
  section(label, folder, pages, false);

/** Sorted by hand, in the order in which a new vendor needs the guides. */
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
    section('Co-sell', 'cosell', ['cosell-configuration', 'cosell-outbound', 'cosell-inbound']),
    section('Salesforce app', 'salesforce-app', ['configuration', 'offer', 'CPPO', 'cosell']),
    section('HubSpot app', 'hubspot-app', ['offer', 'CPPO', 'cosell']),
    {
      type: 'category',
      label: 'Integrations',
      items: [
        group('Marketplaces and partner networks', 'integrations', [
          'alibaba-marketplace',
          'aws-partner-network-api',
          'aws-partner-network-s3',
          'aws-partner-network-s3-to-api',
        ]),
        group('CRM', 'integrations', ['salesforce', 'hubspot']),
        group('Usage billing', 'integrations', ['orb', 'metronome', 'lago']),
        group('Payments and accounting', 'integrations', ['stripe', 'quickbooks', 'netsuite']),
        group('Sign-in', 'integrations', ['okta-sso']),
        group('Chat', 'integrations', ['slack', 'microsoft-teams']),
        group('Data warehouses', 'integrations', [
          'snowflake',
          'bigquery',
          'databricks',
          'amazon-redshift',
        ]),
        group('Files and mail', 'integrations', ['google-drive', 'gmail', 'outlook']),
        group('AI models', 'integrations', ['openai', 'anthropic', 'google-gemini']),
      ],
    },
    {
      type: 'category',
      label: 'Workflow',
      link: {type: 'doc', id: 'workflow/index'},
      items: [
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
    section('Analytics', 'analytics', [
      'quick-guide',
      'craft-dashboards',
      'available-charts',
      'available-datasets',
    ]),
    'mcp',
    'glossary',
    ...(qualityReport ? ['quality'] : []),
  ],
};

export default sidebars;
