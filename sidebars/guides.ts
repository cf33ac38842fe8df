import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Hand-ordered, in the order a new vendor reads. */
const sidebars: SidebarsConfig = {
  guides: ['index', 'glossary'],
};

export default sidebars;
