import type {Element} from 'hast';
import type {ListItem, PhrasingContent} from 'mdast';
import {blockOf, code, type Component, flowOf, paragraph, runOn, text} from '../component';
import {childElements, hasClass, isElement, labelOf, textOf, withChildren} from '../elements';

/** A property of a body: name, type and flags, what it means, its limits; below it what it holds. */
export const property: Component = {
  tags: ['li'],
  matches: (element) => hasClass(element, 'prop'),
  toMarkdown(state, element) {
    const parts = childElements(element);
    const having = (...names: string[]) =>
      parts.filter((part) => names.some((name) => hasClass(part, name)));
    const [name] = having('prop__name');
    const facts = having('prop__type', 'prop__flag').map(labelOf).join(', ');
    const said = runOn(
      having('prop__text', 'prop__repeats').flatMap((part) => flowOf(state, part)),
    );
    const limits = having('prop__notes').flatMap((part) => runOn(flowOf(state, part)).phrasing);
    const examples = having('prop__example').map((part) => code(labelOf(part)));

    const line: PhrasingContent[] = [code(name ? textOf(name) : ''), text(` (${facts})`)];
    if (said.phrasing.length > 0) line.push(text(': '), ...said.phrasing);
    if (limits.length > 0) line.push(text(' ['), ...limits, text(']'));
    if (examples.length > 0) line.push(text(' [example '), ...examples, text(']'));

    const below = having('branch', 'variants', 'enum').flatMap((part) =>
      blockOf(state, withoutCount(part)),
    );
    const item: ListItem = {
      type: 'listItem',
      spread: false,
      children: [paragraph(line), ...said.rest, ...below],
    };
    return item;
  },
};

/** A branch is labelled with the number of its properties; the list that follows shows them. */
const withoutCount = (part: Element): Element =>
  withChildren(
    part,
    part.children.filter((child) => !isElement(child) || child.tagName !== 'summary'),
  );
