import type {Element, ElementContent, Nodes} from 'hast';

export const isElement = (node: Nodes): node is Element => node.type === 'element';

export function hasClass(element: Element, name: string): boolean {
  const {className} = element.properties;
  return Array.isArray(className) && className.includes(name);
}

export const childElements = (element: Element): Element[] => element.children.filter(isElement);

export function findAll(element: Element, matches: (element: Element) => boolean): Element[] {
  return childElements(element).flatMap((child) => [
    ...(matches(child) ? [child] : []),
    ...findAll(child, matches),
  ]);
}

export const find = (
  element: Element,
  matches: (element: Element) => boolean,
): Element | undefined => findAll(element, matches)[0];

/** Copies the element with other children. */
export const withChildren = (element: Element, children: ElementContent[]): Element => ({
  ...element,
  children,
});

/** Returns the text with its line breaks, without the labels of controls. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (isElement(node)) {
    if (node.tagName === 'br') return '\n';
    if (node.tagName === 'button' || hasClass(node, 'hash-link')) return '';
  }
  return node.children.map(textOf).join('');
}

/** Returns the text on one line. */
export const labelOf = (node: Nodes): string => textOf(node).replaceAll(/\s+/g, ' ').trim();
