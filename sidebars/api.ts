import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {SidebarItem} from '../generator/reference/sidebar';
import areas from '../.generated/api/_sidebar.json';

/** Concepts first, then the operations by area, as the generator lists them. */
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
      ],
    },
    ...(areas as SidebarItem[]),
  ],
};

export default sidebars;
