import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Landing page first, then one guide per language. */
const sidebars: SidebarsConfig = {
  sdks: ['index'],
};

export default sidebars;
