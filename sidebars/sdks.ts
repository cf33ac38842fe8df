import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Landing page first, then one guide per language. */
const sidebars: SidebarsConfig = {
  sdks: [
    'index',
    {
      type: 'category',
      label: 'Languages',
      collapsible: false,
      items: ['started/TypeScript SDK', 'started/Python SDK', 'started/Go SDK', 'started/Java SDK'],
    },
  ],
};

export default sidebars;
