import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {sdkVersion} from '@docs/contract';
import {sectionLabel} from './section-label';

/** Landing page first, then one guide per language. */
const sidebars: SidebarsConfig = {
  sdks: [
    sectionLabel('SDKs', sdkVersion),
    'index',
    'started/TypeScript SDK',
    'started/Python SDK',
    'started/Go SDK',
    'started/Java SDK',
  ],
};

export default sidebars;
