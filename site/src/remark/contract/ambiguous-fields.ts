import type {Nodes, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {attribute, isJsx, type JsxElement} from '../jsx';

const blocks = new Set(['table', 'list', 'paragraph']);

/**
 * Returns the `<Field>` elements that need their owner's name, because the same paragraph, list, or
 * table has a field with the same name but another owner.
 */
export function ambiguousFields(root: Root): Set<JsxElement> {
  const ambiguous = new Set<JsxElement>();
  visit(root, (node) => {
    if (!blocks.has(node.type)) return;
    const fields = fieldsOf(node);
    for (const field of fields) {
      const isAmbiguous = fields.some(
        (other) => nameOf(other) === nameOf(field) && ownerOf(other) !== ownerOf(field),
      );
      if (isAmbiguous) ambiguous.add(field);
    }
    return SKIP;
  });
  return ambiguous;
}

export const ownerOf = (field: JsxElement): string => entityOf(attribute(field, 'of') ?? '');

/** Returns the entity that a request creates or updates. Any other schema is returned as it is. */
export function entityOf(schema: string): string {
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
