import {memo} from 'react';
import Layout from '@theme-original/DocRoot/Layout';

/** Its child is always the same switch between all pages of the area, which reads the location itself. */
export default memo(Layout, () => true);
