import {memo} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem';
import DocSidebarItem from '@theme-original/DocSidebarItem';

const isOnTheWay = ({item, activePath}: Props) => isActiveSidebarItem(item, activePath);

/** Of a step from one page to the next, an item shows something only if either page is in it. */
function showTheSame(before: Props, after: Props): boolean {
  const {activePath: _from, ...wasGiven} = before;
  const {activePath: _to, ...isGiven} = after;
  return (
    !isOnTheWay(before) &&
    !isOnTheWay(after) &&
    Object.entries(isGiven).every(
      ([name, value]) => wasGiven[name as keyof typeof wasGiven] === value,
    )
  );
}

export default memo(DocSidebarItem, showTheSame);
