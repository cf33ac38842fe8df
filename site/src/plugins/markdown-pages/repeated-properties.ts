import type {ListItem, Nodes, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {code, text} from './component';

/** In characters of JSON. Shorter lists are repeated, because a reference wouldn't save anything. */
const minLength = 600;

interface Location {
  heading: string;
  /** Property names from the outermost to the innermost, such as `pricing.commits`. */
  path: string;
}

interface ParentProperty extends Location {
  line: Paragraph;
  item: ListItem;
}

/**
 * Writes identical nested properties only once per page, and refers to the first occurrence after that.
 * Otherwise the pages of entitlement operations would be twice as long as agents read in one request.
 */
export function collapseRepeatedProperties(tree: Root): void {
  const occurrences = new Map<string, number>();
  for (const property of parentProperties(tree)) {
    const key = keyOf(property);
    occurrences.set(key, (occurrences.get(key) ?? 0) + 1);
  }
  const firstLocations = new Map<string, Location>();
  for (const property of parentProperties(tree)) {
    const [, ...nested] = property.item.children;
    const content = JSON.stringify(nested, withoutPositions);
    const firstLocation = firstLocations.get(content);
    if (firstLocation) {
      property.item.children = [property.line];
      property.line.children.push(...referenceTo(firstLocation, property.heading));
    } else if (content.length >= minLength && occurrences.get(keyOf(property)) === 1) {
      firstLocations.set(content, {heading: property.heading, path: property.path});
    }
  }
}

const withoutPositions = (key: string, value: unknown) => (key === 'position' ? undefined : value);

const keyOf = ({heading, path}: Location): string => `${heading}\n${path}`;

const referenceTo = ({heading, path}: Location, currentHeading: string) => [
  text(' Has the same properties as '),
  code(path),
  text(heading === currentHeading ? ' above.' : ` under “${heading}”.`),
];

/**
 * Yields properties with nested ones in page order. Children that the caller removes in between aren't
 * visited.
 */
function* parentProperties(tree: Root): Generator<ParentProperty> {
  let heading = '';
  for (const block of tree.children) {
    if (block.type === 'heading') heading = toString(block);
    yield* parentPropertiesIn(block, {heading, path: ''});
  }
}

function* parentPropertiesIn(node: Nodes, location: Location): Generator<ParentProperty> {
  if (!('children' in node)) return;
  if (node.type !== 'listItem') {
    for (const child of node.children) yield* parentPropertiesIn(child, location);
    return;
  }
  const [line] = node.children;
  const [name, type] = line?.type === 'paragraph' ? line.children : [];
  const isProperty =
    name?.type === 'inlineCode' && type?.type === 'text' && /^ \(/.test(type.value);
  const path = isProperty ? [location.path, name.value].filter(Boolean).join('.') : location.path;
  const ownLocation = {heading: location.heading, path};
  if (isProperty && line?.type === 'paragraph' && node.children.length > 1) {
    yield {...ownLocation, line, item: node};
  }
  for (const child of node.children) yield* parentPropertiesIn(child, ownLocation);
}
