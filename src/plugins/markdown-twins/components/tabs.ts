import {type Component, flowOf, paragraph, strong} from '../component';
import {childElements, findAll, hasClass, withChildren} from '../elements';

/** All panels, one below the other, each under its label. */
export const tabs: Component = {
  tags: ['div'],
  matches: (element) => hasClass(element, 'tabs-container'),
  toMarkdown: (state, element) =>
    findAll(element, ({properties}) => properties.role === 'tabpanel').flatMap((panel) => {
      // The panel's own label, which shows without JavaScript.
      const [label] = childElements(panel);
      const rest = panel.children.filter((child) => child !== label);
      return [
        paragraph([strong(String(panel.properties.ariaLabel))]),
        ...flowOf(state, withChildren(panel, rest)),
      ];
    }),
};
