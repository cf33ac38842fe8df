import type {Element, ElementContent, Nodes, Parents} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {BlockContent, DefinitionContent, Paragraph, PhrasingContent, RootContent} from 'mdast';

/** One of the site's components: which elements it matches, and how they're written in Markdown. */
export interface Component {
  tags: string[];
  matches: (element: Element, parent: Parents | undefined) => boolean;
  toMarkdown: Handle;
}

export type Flow = BlockContent | DefinitionContent;

export const flowOf = (state: State, element: Element): Flow[] => state.toFlow(state.all(element));

/** Converts the element itself, not only its children. */
export const blockOf = (state: State, element: Element): Flow[] =>
  state.toFlow([state.one(element, undefined) ?? []].flat() as RootContent[]);

export const paragraph = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const text = (value: string): PhrasingContent => ({type: 'text', value});

export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [{type: 'text', value}],
});

export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** Merges the paragraphs into one line of text, and returns all other blocks as `rest`. */
export function mergeParagraphs(blocks: RootContent[]): {
  phrasing: PhrasingContent[];
  rest: Flow[];
} {
  const phrasing: PhrasingContent[] = [];
  const rest: Flow[] = [];
  for (const block of blocks) {
    if (block.type !== 'paragraph') {
      rest.push(block as Flow);
      continue;
    }
    if (phrasing.length > 0) phrasing.push(text(' '));
    phrasing.push(...block.children);
  }
  return {phrasing, rest};
}

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
