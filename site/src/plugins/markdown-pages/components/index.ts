import type {Blockquote} from 'mdast';
import {
  childElements,
  code,
  type Component,
  flowOf,
  hasClass,
  isElement,
  labelOf,
  mergeParagraphs,
  paragraph,
  strong,
  text,
  withChildren,
} from '../component';
import {codeBlock, plainCodeBlock, samples} from './samples';
import {figure} from './figure';
import {linkList, users} from './link-lists';
import {definitions, property, variants} from './property';

/** Controls, decorative images, heading anchors, and elements marked as irrelevant for Markdown. */
const ignored: Component = {
  tags: ['button', 'svg', 'nav', 'a', 'span', 'div', 'p', 'ul', 'label', 'input'],
  matches: (element) =>
    ['button', 'svg', 'nav'].includes(element.tagName) ||
    hasClass(element, 'hash-link') ||
    element.properties.dataMarkdownIgnore !== undefined ||
    element.properties.ariaHidden === 'true',
  toMarkdown: () => undefined,
};

/** One line instead of a row of badges. */
const badges: Component = {
  tags: ['ul'],
  matches: ({properties}) => properties.ariaLabel === 'Applies to',
  toMarkdown: (_state, element) =>
    paragraph([strong('Applies to:'), text(` ${childElements(element).map(labelOf).join(', ')}`)]),
};

/** Drops the line-break opportunities that long paths have on the page. */
const inlineCode: Component = {
  tags: ['code'],
  matches: () => true,
  toMarkdown: (_state, element) => code(labelOf(element)),
};

/** A step's title is the only kind of paragraph with an anchor link. */
const stepTitle: Component = {
  tags: ['p'],
  matches: (element) => childElements(element).some((child) => hasClass(child, 'hash-link')),
  toMarkdown: (_state, element) => paragraph([strong(labelOf(element))]),
};

/** An operation's method and path, as one code span. */
const endpoint: Component = {
  tags: ['div'],
  matches: (element) => hasClass(element, 'endpoint'),
  toMarkdown: (_state, element) =>
    paragraph([
      code(
        childElements(element)
          .filter(({tagName}) => tagName !== 'button')
          .map(labelOf)
          .join(' '),
      ),
    ]),
};

const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** A block quote that starts with the admonition's kind and title. */
const admonition: Component = {
  tags: ['div'],
  matches: (element) => hasClass(element, 'theme-admonition'),
  toMarkdown(state, element) {
    const [head, body] = childElements(element);
    const kind = kinds.find((name) => hasClass(element, `theme-admonition-${name}`)) ?? 'note';
    const title = head ? labelOf(head) : '';
    const label = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
    const hasOwnTitle = title !== '' && title.toLowerCase() !== kind;
    const quote: Blockquote = {
      type: 'blockquote',
      children: [
        paragraph([strong(hasOwnTitle ? `${label}: ${title}` : label)]),
        ...(body ? flowOf(state, body) : []),
      ],
    };
    return quote;
  },
};

/** A collapsible section is written in full: its label, then its content. */
const disclosure: Component = {
  tags: ['details'],
  matches: () => true,
  toMarkdown(state, element) {
    const label = childElements(element).find(({tagName}) => tagName === 'summary');
    const rest = element.children.filter((child) => !isElement(child) || child !== label);
    const content = flowOf(state, withChildren(element, rest));
    if (!label) return content;
    const {phrasing} = mergeParagraphs(flowOf(state, label));
    const isPlain = phrasing.every(({type}) => type === 'text');
    return [paragraph(isPlain ? [strong(labelOf(label))] : phrasing), ...content];
  },
};

/** All panels below each other, each under its label (`src/components/mdx/Tabs`). */
const tabs: Component = {
  tags: ['div'],
  matches: (element) => hasClass(element, 'tabs-container'),
  toMarkdown: (state, element) => {
    const children = childElements(element);
    const labels = children.filter(({tagName}) => tagName === 'label');
    const panels = children.filter(({tagName}) => tagName === 'div');
    return panels.flatMap((panel, index) => [
      paragraph([strong(labels[index] ? labelOf(labels[index]) : '')]),
      ...flowOf(state, panel),
    ]);
  },
};

/** The first component that matches an element converts it. Other elements get the default conversion. */
export const components: Component[] = [
  ignored,
  property,
  variants,
  definitions,
  disclosure,
  tabs,
  samples,
  codeBlock,
  plainCodeBlock,
  inlineCode,
  figure,
  admonition,
  endpoint,
  badges,
  linkList,
  users,
  stepTitle,
];
