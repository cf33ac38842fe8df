import type {ListItem, Nodes, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {code, text} from './component';

/** Shorter lists are repeated: reading them costs less than looking them up. */
const worthNaming = 600;

interface Place {
  heading: string;
  /** Names of properties by nesting, such as `pricing.commits`. */
  path: string;
}

interface Holder extends Place {
  line: Paragraph;
  item: ListItem;
}

/**
 * Writes what a property holds once on a page; where the same comes again, it names the first place.
 * Operations on entitlements would otherwise be twice as long as programs read at once.
 */
export function once(tree: Root): void {
  const places = new Map<string, number>();
  for (const holder of holders(tree)) {
    const name = nameOf(holder);
    places.set(name, (places.get(name) ?? 0) + 1);
  }
  const first = new Map<string, Place>();
  for (const holder of holders(tree)) {
    const [, ...held] = holder.item.children;
    const content = JSON.stringify(held, withoutPositions);
    const known = first.get(content);
    if (known) {
      holder.item.children = [holder.line];
      holder.line.children.push(...pointer(known, holder.heading));
    } else if (content.length >= worthNaming && places.get(nameOf(holder)) === 1) {
      first.set(content, {heading: holder.heading, path: holder.path});
    }
  }
}

const withoutPositions = (key: string, value: unknown) => (key === 'position' ? undefined : value);

const nameOf = ({heading, path}: Place): string => `${heading}\n${path}`;

const pointer = ({heading, path}: Place, here: string) => [
  text(' Holds the same as '),
  code(path),
  text(heading === here ? ' above.' : ` under “${heading}”.`),
];

/** Properties that hold others, in the order of the page; what a holder loses meanwhile is not visited. */
function* holders(tree: Root): Generator<Holder> {
  let heading = '';
  for (const block of tree.children) {
    if (block.type === 'heading') heading = toString(block);
    yield* below(block, {heading, path: ''});
  }
}

function* below(node: Nodes, place: Place): Generator<Holder> {
  if (!('children' in node)) return;
  if (node.type !== 'listItem') {
    for (const child of node.children) yield* below(child, place);
    return;
  }
  const [line] = node.children;
  const [name, type] = line?.type === 'paragraph' ? line.children : [];
  const isProperty =
    name?.type === 'inlineCode' && type?.type === 'text' && /^ \(/.test(type.value);
  const path = isProperty ? [place.path, name.value].filter(Boolean).join('.') : place.path;
  const here = {heading: place.heading, path};
  if (isProperty && line?.type === 'paragraph' && node.children.length > 1) {
    yield {...here, line, item: node};
  }
  for (const child of node.children) yield* below(child, here);
}
