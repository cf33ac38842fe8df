import type {Element} from 'hast';
import type {List, ListItem} from 'mdast';
import {code, type Component, flowOf, paragraph, mergeParagraphs, strong, text} from '../component';
import {childElements, hasClass, labelOf} from '../elements';

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
