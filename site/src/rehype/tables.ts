import type {Element, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {prepareTable} from '@docs/reference/tables';

/** Prepares tables for phones. */
export default function tables(): Transformer<Root> {
  return (root) => {
    visit(root, 'element', (element) => {
      if (element.tagName !== 'table') return;
      prepareTable(element);
      visit(element, 'element', (code, index, parent) => {
        if (!isBrokenCode(code) || !parent || index === undefined) return;
        parent.children[index] = plainCode(code);
      });
    });
  };
}

const isBrokenCode = ({tagName, children}: Element): boolean =>
  tagName === 'code' && children.some(({type}) => type === 'element');

/** As JSX of the page itself, because Docusaurus shows other code with elements as a code block. */
const plainCode = ({children}: Element): MdxJsxTextElementHast => ({
  type: 'mdxJsxTextElement',
  name: 'code',
  attributes: [],
  data: {_mdxExplicitJsx: true},
  children,
});
