import type {Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';

/** Characters of source that fill a window: about a thousand pixels below the page's head. */
const firstScreen = 1500;

const sizeOf = ({position}: RootContent): number =>
  (position?.end.offset ?? 0) - (position?.start.offset ?? 0);

/** Puts what no reader sees at first into `<BelowFold>`, which may come a moment later. */
export default function belowFold(): Transformer<Root> {
  return (root) => {
    let size = 0;
    const fold = root.children.findIndex((block) => (size += sizeOf(block)) > firstScreen) + 1;
    const [seen, below] = [root.children.slice(0, fold), root.children.slice(fold)];
    if (fold === 0 || below.length === 0) return;
    root.children = [
      ...seen,
      {
        type: 'mdxJsxFlowElement',
        name: 'BelowFold',
        attributes: [],
        children: below,
      } as RootContent,
    ];
  };
}
