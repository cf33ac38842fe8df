import type {ListItem, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';

const reference = /Has the same properties as $/;

/** Replaces references to an earlier list of properties with that list. */
export function expandReferences(tree: Root): Root {
  const childrenByPath = new Map<string, ListItem['children']>();
  const targets = new WeakMap<Nodes, string>();
  visitProperties(tree, (item, heading, path) => {
    const [line, ...rest] = item.children;
    const target = targetOf(item, heading);
    if (line && target !== undefined) targets.set(line, target);
    if (rest.length > 0 && !childrenByPath.has(`${heading}/${path}`))
      childrenByPath.set(`${heading}/${path}`, rest);
  });
  // An inserted list can contain references too. They start from the heading of the original list.
  visitProperties(tree, (item) => {
    const [line] = item.children;
    const target = line && targets.get(line);
    if (target === undefined) return;
    const children = childrenByPath.get(target);
    if (!children) throw new Error(`There are no properties at ${target}`);
    item.children.push(...children);
  });
  return tree;
}

function targetOf(item: ListItem, currentHeading: string): string | undefined {
  const line = item.children[0];
  if (line?.type !== 'paragraph') return undefined;
  const [intro, path, location] = line.children.slice(-3);
  if (intro?.type !== 'text' || !reference.test(intro.value) || path?.type !== 'inlineCode')
    return undefined;
  const [, heading = currentHeading] = /“(.*)”/.exec(location ? toString(location) : '') ?? [];
  return `${heading}/${path.value}`;
}

function visitProperties(
  tree: Root,
  callback: (item: ListItem, heading: string, path: string) => void,
): void {
  let heading = '';
  const walk = (node: Nodes, path: string): void => {
    if (!('children' in node)) return;
    let propertyPath = path;
    if (node.type === 'listItem') {
      const name = propertyName(node);
      if (name !== undefined) propertyPath = path === '' ? name : `${path}.${name}`;
      if (name !== undefined) callback(node, heading, propertyPath);
    }
    for (const child of node.children) walk(child, propertyPath);
  };
  for (const block of tree.children) {
    if (block.type === 'heading') heading = toString(block);
    walk(block, '');
  }
}

/** A list item is a property if it starts with code and a type in parentheses. */
export function propertyName(item: ListItem): string | undefined {
  const [line] = item.children;
  const [name, type] = line?.type === 'paragraph' ? line.children : [];
  const isProperty =
    name?.type === 'inlineCode' && type?.type === 'text' && /^ \(/.test(type.value);
  return isProperty ? name.value : undefined;
}
