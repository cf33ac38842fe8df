import {type Component, paragraph, strong, text} from '../component';
import {childElements, labelOf} from '../elements';

/** One line instead of a row of badges. */
export const badges: Component = {
  tags: ['ul'],
  matches: ({properties}) => properties.ariaLabel === 'Applies to',
  toMarkdown: (_state, element) =>
    paragraph([strong('Applies to:'), text(` ${childElements(element).map(labelOf).join(', ')}`)]),
};
