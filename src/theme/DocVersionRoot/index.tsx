import {memo} from 'react';
import DocVersionRoot from '@theme-original/DocVersionRoot';

/** As in `DocsRoot`. */
export default memo(
  DocVersionRoot,
  (before, after) => before.route === after.route && before.version === after.version,
);
