import type {Element, ElementContent, Nodes} from 'hast';

export const isElement = (node: Nodes): node is Element => node.type === 'element';

export function hasClass(element: Element, name: string): boolean {
  const {className} = element.properties;
  return Array.isArray(className) && className.includes(name);
}

export const childElements = (element: Element): Element[] => element.children.filter(isElement);

export function findAll(element: Element, wanted: (one: Element) => boolean): Element[] {
  return childElements(element).flatMap((child) => [
    ...(wanted(child) ? [child] : []),
    ...findAll(child, wanted),
  ]);
}

export const find = (element: Element, wanted: (one: Element) => boolean): Element | undefined =>
  findAll(element, wanted)[0];

/** The same element with other children. */
export const withChildren = (element: Element, children: ElementContent[]): Element => ({
  ...element,
  children,
});

/** Text as it is written, with line breaks; controls have none. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (isElement(node)) {
    if (node.tagName === 'br') return '\n';
    if (node.tagName === 'button' || hasClass(node, 'hash-link')) return '';
  }
  return node.children.map(textOf).join('');
}

/** Text on one line. */
export const labelOf = (node: Nodes): string => textOf(node).replaceAll(/\s+/g, ' ').trim();
