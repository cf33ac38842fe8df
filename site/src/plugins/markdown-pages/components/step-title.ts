import {type Component, paragraph, strong} from '../component';
import {childElements, hasClass, labelOf} from '../elements';

/** A step's title is the only kind of paragraph with an anchor link. */
export const stepTitle: Component = {
  tags: ['p'],
  matches: (element) => childElements(element).some((child) => hasClass(child, 'hash-link')),
  toMarkdown: (_state, element) => paragraph([strong(labelOf(element))]),
};
