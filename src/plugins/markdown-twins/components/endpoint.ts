import {code, type Component, paragraph} from '../component';
import {childElements, hasClass, labelOf} from '../elements';

/** Method and path of an operation, as one piece of code. */
export const endpoint: Component = {
  tags: ['div'],
  matches: (element) => hasClass(element, 'endpoint'),
  toMarkdown: (_state, element) =>
    paragraph([
      code(
        childElements(element)
          .filter(({tagName}) => tagName !== 'button')
          .map(labelOf)
          .join(' '),
      ),
    ]),
};
