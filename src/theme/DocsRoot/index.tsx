import {memo} from 'react';
import DocsRoot from '@theme-original/DocsRoot';

/** The router renders it again for every location. What depends on the location, such as the sidebar, reads it itself. */
export default memo(DocsRoot, (before, after) => before.route === after.route);
