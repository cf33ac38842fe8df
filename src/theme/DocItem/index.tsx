import {memo} from 'react';
import DocItem from '@theme-original/DocItem';

/** While the next page is loading, the router renders the current one again. */
export default memo(DocItem, (before, after) => before.content === after.content);
