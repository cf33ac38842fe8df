import type {Element} from 'hast';
import type {List, ListItem} from 'mdast';
import {code, type Component, flowOf, paragraph, runOn, strong, text} from '../component';
import {childElements, hasClass, labelOf} from '../elements';

/** Terms with what they mean, one item each. The values of an enumeration are code. */
export const definitions: Component = {
  tags: ['dl'],
  matches: () => true,
  toMarkdown(state, element) {
    const isEnumeration = hasClass(element, 'enum');
    const items: ListItem[] = [];
    let term = '';
    for (const part of partsOf(element)) {
      if (part.tagName === 'dt') {
        term = labelOf(part);
        continue;
      }
      const {phrasing, rest} = runOn(flowOf(state, part));
      const line = [isEnumeration ? code(term) : strong(term), text(': '), ...phrasing];
      items.push({type: 'listItem', spread: false, children: [paragraph(line), ...rest]});
    }
    const list: List = {type: 'list', ordered: false, spread: false, children: items};
    return list;
  },
};

/** Each pair may stand in a div of its own. */
function partsOf(element: Element): Element[] {
  return childElements(element).flatMap((child) =>
    child.tagName === 'div' ? childElements(child) : [child],
  );
}
