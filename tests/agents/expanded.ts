import type {ListItem, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';

const pointer = /Holds the same as $/;

/** The twin as if everything that it names instead of repeating stood in place. */
export function expanded(tree: Root): Root {
  const held = new Map<string, ListItem['children']>();
  const targets = new WeakMap<Nodes, string>();
  visit(tree, (item, heading, path) => {
    const [line, ...rest] = item.children;
    const target = targetOf(item, heading);
    if (line && target !== undefined) targets.set(line, target);
    if (rest.length > 0 && !held.has(`${heading}/${path}`)) held.set(`${heading}/${path}`, rest);
  });
  // What is put in place may point on, from the heading under which it stands.
  visit(tree, (item) => {
    const [line] = item.children;
    const target = line && targets.get(line);
    if (target === undefined) return;
    const children = held.get(target);
    if (!children) throw new Error(`Nothing stands at ${target}`);
    item.children.push(...children);
  });
  return tree;
}

function targetOf(item: ListItem, here: string): string | undefined {
  const line = item.children[0];
  if (line?.type !== 'paragraph') return undefined;
  const [said, path, place] = line.children.slice(-3);
  if (said?.type !== 'text' || !pointer.test(said.value) || path?.type !== 'inlineCode')
    return undefined;
  const [, heading = here] = /“(.*)”/.exec(place ? toString(place) : '') ?? [];
  return `${heading}/${path.value}`;
}

function visit(tree: Root, seen: (item: ListItem, heading: string, path: string) => void): void {
  let heading = '';
  const walk = (node: Nodes, path: string): void => {
    if (!('children' in node)) return;
    let here = path;
    if (node.type === 'listItem') {
      const name = propertyName(node);
      if (name !== undefined) here = path === '' ? name : `${path}.${name}`;
      if (name !== undefined) seen(node, heading, here);
    }
    for (const child of node.children) walk(child, here);
  };
  for (const block of tree.children) {
    if (block.type === 'heading') heading = toString(block);
    walk(block, '');
  }
}

/** An item that begins with code and a type in brackets is a property. */
export function propertyName(item: ListItem): string | undefined {
  const [line] = item.children;
  const [name, type] = line?.type === 'paragraph' ? line.children : [];
  const isProperty =
    name?.type === 'inlineCode' && type?.type === 'text' && /^ \(/.test(type.value);
  return isProperty ? name.value : undefined;
}
