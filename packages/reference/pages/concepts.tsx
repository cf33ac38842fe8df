import type {ComponentProps, ReactNode} from 'react';
import type {Description} from '../description/model';
import type {Area} from '../area';
import {AreaList} from '../components/AreaList';
import {Meanings} from '../components/Meanings';
import {PermissionTable} from '../components/PermissionTable';
import {RateClassTable} from '../components/RateClassTable';
import {SchemaTree} from '../components/SchemaTree';
import type {Reference} from '../reference-context';
import {renderPart} from '../render-part';
import {SchemaWalker} from '../schema-tree';
import {partImports} from './page';

/** Generated parts for the handwritten concept pages, by name. */
export function conceptParts(
  {spec, schemas: walked}: Description,
  areas: Area[],
  reference: Reference,
): Record<string, string> {
  const {schemas} = spec.components;
  const permissions = spec['x-permissions'] as ComponentProps<
    typeof PermissionTable
  >['permissions'];
  const rateClasses = spec['x-rate-classes'] as ComponentProps<typeof RateClassTable>['classes'];
  const queryRequest = new SchemaWalker(walked).body(
    {$ref: '#/components/schemas/QueryRequest'},
    'body',
  );
  const parts: Record<string, ReactNode> = {
    areas: <AreaList areas={areas} />,
    permissions: <PermissionTable permissions={permissions} />,
    'rate-classes': <RateClassTable classes={rateClasses} />,
    'query-request': <SchemaTree tree={queryRequest} />,
    'query-operators': <Meanings meanings={schemas.QueryOperator?.['x-enum-meanings'] ?? {}} />,
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, content]) => [name, renderPart(content, reference)]),
  );
}

/**
 * A handwritten page with the parts that it includes as `<Part name="…" />`. Each page gets only
 * its own parts, because navigating to it loads all of them.
 */
export function conceptPage(
  page: string,
  text: string,
  all: Record<string, string>,
): {mdx: string; parts?: Record<string, string>} {
  const names = [...text.matchAll(/<Part name="([^"]+)" \/>/g)].map(([, name = '']) => name);
  if (names.length === 0) return {mdx: text};
  const parts = Object.fromEntries(
    names.map((name) => {
      const part = all[name];
      if (part === undefined)
        throw new Error(
          `content/api/${page}.mdx: no part "${name}"; use ${Object.keys(all).join(', ')}`,
        );
      return [name, part];
    }),
  );
  const mdx = text
    .replace(/^(---\n.*?\n---\n)/s, `$1\n${partImports(page)}`)
    .replaceAll('<Part name=', `<Part page="${page}" parts={parts} name=`);
  return {mdx, parts};
}
