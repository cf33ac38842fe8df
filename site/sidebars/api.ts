import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {SidebarItem} from '@docs/reference';
import {sectionLabel} from './section-label';
import generated from '../../.generated/api/_sidebar.json';

type Generated = {version: string} & Record<'areas' | 'errors' | 'events', SidebarItem[]>;

const {version, areas, errors, events} = generated as Generated;

/** Concepts first, then the operations by area, as generated from the contract. */
const sidebars: SidebarsConfig = {
  api: [
    sectionLabel('API', version),
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
        {
          type: 'category',
          label: 'Errors',
          link: {type: 'doc', id: 'errors'},
          items: ['object-error', ...errors],
        },
        {
          type: 'category',
          label: 'Webhooks',
          link: {type: 'doc', id: 'webhooks'},
          items: ['object-webhook-event', ...events],
        },
        'versioning',
        'changelog',
      ],
    },
    {
      type: 'category',
      label: 'SDK methods',
      items: ['sdk-methods-typescript', 'sdk-methods-python', 'sdk-methods-go', 'sdk-methods-java'],
    },
    sectionLabel('Operations and objects'),
    ...areas,
    {
      type: 'category',
      label: 'Shared objects',
      items: ['object-money', 'object-duration', 'object-actor', 'object-meta-info'],
    },
  ],
};

export default sidebars;
