import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {SidebarItem} from '../packages/reference/sidebar';
import areas from '../.generated/api/_sidebar.json';

/** Concepts first, then the operations by area, as generated from the contract. */
const sidebars: SidebarsConfig = {
  api: [
    'index',
    {
      type: 'category',
      label: 'Conventions',
      items: [
        'authentication',
        'pagination',
        'query-language',
        'idempotency',
        'rate-limits',
        'errors',
        'webhooks',
        'changelog',
      ],
    },
    ...(areas as SidebarItem[]),
    {
      type: 'category',
      label: 'Shared objects',
      items: ['object-money', 'object-duration', 'object-actor', 'object-meta-info'],
    },
  ],
};

export default sidebars;
