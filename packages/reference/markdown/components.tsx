import type {Element} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {ComponentProps} from 'react';
import {visit} from 'unist-util-visit';
import {ScrollBox} from '../components/ScrollBox';

/** Elements that Markdown doesn't render as they are. */
export const components = {table: MarkdownTable, th: ColumnHeader};

/** A table in the same box as those of the reference. Its header cells are its label. */
function MarkdownTable({node, ...props}: ComponentProps<'table'> & {node?: Element}) {
  return (
    <ScrollBox label={headerCells(node).join(', ')}>
      <table {...props} />
    </ScrollBox>
  );
}

function headerCells(table: Element | undefined): string[] {
  const cells: string[] = [];
  visit(table ?? {type: 'root', children: []}, 'element', (node) => {
    if (node.tagName === 'th') cells.push(toString(node));
  });
  return cells;
}

function ColumnHeader({node: _node, ...props}: ComponentProps<'th'> & {node?: Element}) {
  return <th scope="col" {...props} />;
}
