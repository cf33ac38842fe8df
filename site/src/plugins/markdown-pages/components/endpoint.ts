import {code, type Component, paragraph} from '../component';
import {childElements, hasClass, labelOf} from '../elements';

/** An operation's method and path, as one code span. */
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
