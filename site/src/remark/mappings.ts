import path from 'node:path';
import type {PhrasingContent, Root, Table} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {loadMapping, type Mapping} from '@docs/content-model/files';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {type ContractIndex, contractIndex} from './contract/contract-index';
import {attribute, isJsx} from './jsx';
import {inline, table} from './tables';

type Options = {dataDir: string};
type Row = Mapping['rows'][number];

const directions = {in: 'To Argosy', out: 'From Argosy', both: 'Both ways'};

/**
 * Writes `<Mapping file="mappings/hubspot-deal.yaml" />` as a table. An Argosy field that isn't in the
 * contract fails the build.
 */
export function mappings({dataDir}: Options): Transformer<Root> {
  return (root, file) => {
    visit(root, (node, index, parent) => {
      if (!isJsx(node, 'Mapping') || index === undefined || !parent) return;
      const source = attribute(node, 'file') ?? '';
      const mappingFile = path.join(dataDir, source);
      dependOn(file, mappingFile);
      try {
        parent.children[index] = tableOf(loadMapping(mappingFile), contractIndex(file));
      } catch (error) {
        reportProblem(file, node, `<Mapping file="${source}">: ${(error as Error).message}`);
      }
    });
  };
}

function tableOf({theirs, ours, rows}: Mapping, contract: ContractIndex): Table {
  const hasNotes = rows.some(({note}) => note !== undefined);
  return table(
    [theirs, ours, 'Direction', ...(hasNotes ? ['Notes'] : [])],
    rows.map((row) => [
      row.theirs,
      argosyCell(row, contract),
      directions[row.direction],
      ...(hasNotes ? [row.note ?? ''] : []),
    ]),
  );
}

function argosyCell({ours}: Row, contract: ContractIndex): PhrasingContent[] {
  if (typeof ours === 'string') return inline(ours);
  if (!contract.hasField(ours.schema, ours.field))
    throw new Error(`${ours.schema} has no field "${ours.field}" in the API contract`);
  return [
    {type: 'text', value: `${ours.schema} `},
    {type: 'inlineCode', value: ours.field},
  ];
}
