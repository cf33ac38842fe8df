import type {Element} from 'hast';
import type {List, ListItem, PhrasingContent} from 'mdast';
import {
  blockOf,
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
  textOf,
  withChildren,
} from '../component';

/** A property: name, type, flags, description, and limits on one line, with nested properties below. */
export const property: Component = {
  tags: ['li'],
  matches: (element) => hasClass(element, 'prop'),
  toMarkdown(state, element) {
    const parts = childElements(element);
    const partsWith = (...names: string[]) =>
      parts.filter((part) => names.some((name) => hasClass(part, name)));
    const [name] = partsWith('prop__name');
    const facts = partsWith('prop__type', 'prop__flag', 'version').map(labelOf).join(', ');
    const description = mergeParagraphs(
      partsWith('prop__text', 'prop__repeats').flatMap((part) => flowOf(state, part)),
    );
    const limits = partsWith('prop__notes').flatMap(
      (part) => mergeParagraphs(flowOf(state, part)).phrasing,
    );
    const examples = partsWith('prop__example').map((part) => code(labelOf(part)));

    const line: PhrasingContent[] = [code(name ? textOf(name) : ''), text(` (${facts})`)];
    if (description.phrasing.length > 0) line.push(text(': '), ...description.phrasing);
    if (limits.length > 0) line.push(text(' ['), ...limits, text(']'));
    if (examples.length > 0) line.push(text(' [example '), ...examples, text(']'));

    const nested = partsWith('branch', 'variants', 'enum').flatMap((part) =>
      blockOf(state, withoutCount(part)),
    );
    const item: ListItem = {
      type: 'listItem',
      spread: false,
      children: [paragraph(line), ...description.rest, ...nested],
    };
    return item;
  },
};

/** Drops a branch's label, which only counts the properties that are listed below it. */
const withoutCount = (part: Element): Element =>
  withChildren(
    part,
    part.children.filter((child) => !isElement(child) || child.tagName !== 'summary'),
  );

/** The variants of a body, one list item each, with condition and properties. */
export const variants: Component = {
  tags: ['div'],
  matches: (element) => hasClass(element, 'variants'),
  toMarkdown(state, element) {
    const branches = childElements(element).filter(({tagName}) => tagName === 'details');
    const items = branches.map((variant): ListItem => {
      const label = childElements(variant).find(({tagName}) => tagName === 'summary');
      const rest = variant.children.filter((child) => !isElement(child) || child !== label);
      return {
        type: 'listItem',
        spread: false,
        children: [
          paragraph(label ? mergeParagraphs(flowOf(state, label)).phrasing : []),
          ...flowOf(state, withChildren(variant, rest)),
        ],
      };
    });
    const list: List = {type: 'list', ordered: false, spread: false, children: items};
    return list;
  },
};

/** A list item per term with its definition. Enum values are written as code. */
export const definitions: Component = {
  tags: ['dl'],
  matches: () => true,
  toMarkdown(state, element) {
    const isEnum = hasClass(element, 'enum');
    const items: ListItem[] = [];
    let term = '';
    for (const part of partsOf(element)) {
      if (part.tagName === 'dt') {
        term = labelOf(part);
        continue;
      }
      const {phrasing, rest} = mergeParagraphs(flowOf(state, part));
      const line = [isEnum ? code(term) : strong(term), text(': '), ...phrasing];
      items.push({type: 'listItem', spread: false, children: [paragraph(line), ...rest]});
    }
    const list: List = {type: 'list', ordered: false, spread: false, children: items};
    return list;
  },
};

/** A `div` may wrap each pair of `dt` and `dd`. */
function partsOf(element: Element): Element[] {
  return childElements(element).flatMap((child) =>
    child.tagName === 'div' ? childElements(child) : [child],
  );
}
