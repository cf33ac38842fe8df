import type {Element} from 'hast';
import type {ListItem, PhrasingContent} from 'mdast';
import {
  blockOf,
  code,
  type Component,
  flowOf,
  paragraph,
  mergeParagraphs,
  text,
} from '../component';
import {childElements, hasClass, isElement, labelOf, textOf, withChildren} from '../elements';

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
