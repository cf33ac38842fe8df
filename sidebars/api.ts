import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The overview; operations by area join it from the contract. */
const sidebars: SidebarsConfig = {
  api: ['index'],
};

export default sidebars;
