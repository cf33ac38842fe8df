import {type Component, flowOf, paragraph, strong} from '../component';
import {childElements, findAll, hasClass, withChildren} from '../elements';

/** All panels below each other, each under its label. */
export const tabs: Component = {
  tags: ['div'],
  matches: (element) => hasClass(element, 'tabs-container'),
  toMarkdown: (state, element) =>
    findAll(element, ({properties}) => properties.role === 'tabpanel').flatMap((panel) => {
      // The panel repeats its label for readers without JavaScript.
      const [label] = childElements(panel);
      const rest = panel.children.filter((child) => child !== label);
      return [
        paragraph([strong(String(panel.properties.ariaLabel))]),
        ...flowOf(state, withChildren(panel, rest)),
      ];
    }),
};
