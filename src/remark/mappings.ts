import path from 'node:path';
import type {PhrasingContent, Root, Table} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {loadMapping, type Mapping} from '../content-model/mapping';
import {contractIndex} from './contract/contract-index';
import {attribute, isJsx} from './jsx';
import {errorAt} from './source-position';
import {inline, table} from './tables';

type Options = {dataDir: string};
type Row = Mapping['rows'][number];

const directions = {in: 'To Argosy', out: 'From Argosy', both: 'Both ways'};

/**
 * Writes `<Mapping file="mappings/hubspot-deal.yaml" />` as a table. A field on our side that the
 * contract does not have fails the build.
 */
export default function mappings({dataDir}: Options): Transformer<Root> {
  return (root, file) => {
    visit(root, (node, at, parent) => {
      if (!isJsx(node, 'Mapping') || at === undefined || !parent) return;
      const source = attribute(node, 'file') ?? '';
      try {
        parent.children[at] = tableOf(loadMapping(path.join(dataDir, source)));
      } catch (error) {
        throw errorAt(file, node, `<Mapping file="${source}">: ${(error as Error).message}`);
      }
    });
  };
}

function tableOf({theirs, ours, rows}: Mapping): Table {
  const noted = rows.some(({note}) => note !== undefined);
  return table(
    [theirs, ours, 'Direction', ...(noted ? ['Notes'] : [])],
    rows.map((row) => [
      row.theirs,
      ourSide(row),
      directions[row.direction],
      ...(noted ? [row.note ?? ''] : []),
    ]),
  );
}

function ourSide({ours}: Row): PhrasingContent[] {
  if (typeof ours === 'string') return inline(ours);
  if (!contractIndex().hasField(ours.schema, ours.field))
    throw new Error(`${ours.schema} has no field "${ours.field}" in the API contract`);
  return [
    {type: 'text', value: `${ours.schema} `},
    {type: 'inlineCode', value: ours.field},
  ];
}
