import type {Nodes, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {attribute, isJsx, type JsxElement} from '../jsx';

const blocks = new Set(['table', 'list', 'paragraph']);

/**
 * The `<Field>` elements that need their owner's name: the same paragraph, list, or table has a
 * field with the same name that belongs to something else.
 */
export function ambiguousFields(root: Root): Set<JsxElement> {
  const found = new Set<JsxElement>();
  visit(root, (node) => {
    if (!blocks.has(node.type)) return;
    const fields = fieldsOf(node);
    for (const field of fields) {
      const isAmbiguous = fields.some(
        (other) => nameOf(other) === nameOf(field) && ownerOf(other) !== ownerOf(field),
      );
      if (isAmbiguous) found.add(field);
    }
    return SKIP;
  });
  return found;
}

/** What a field belongs to. The body of a create or update request counts as the entity itself. */
export function ownerOf(field: JsxElement): string {
  const schema = attribute(field, 'of') ?? '';
  return (
    /^(?:Create|Update|Draft)(\w+)Request$/.exec(schema)?.[1] ??
    /^(\w+)Input$/.exec(schema)?.[1] ??
    schema
  );
}

const nameOf = (field: JsxElement): string => attribute(field, 'name') ?? '';

function fieldsOf(block: Nodes): JsxElement[] {
  const fields: JsxElement[] = [];
  visit(block, (node) => {
    if (isJsx(node, 'Field')) fields.push(node);
  });
  return fields;
}
