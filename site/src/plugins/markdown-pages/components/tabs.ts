import {type Component, flowOf, paragraph, strong} from '../component';
import {childElements, hasClass, labelOf} from '../elements';

/** All panels below each other, each under its label (`src/components/mdx/Tabs`). */
export const tabs: Component = {
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
