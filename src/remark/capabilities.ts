import type {Heading, PhrasingContent, Root, RootContent, Table} from 'mdast';
import type {Transformer} from 'unified';
import {type Capability, loadCapabilities} from '../content-model/capabilities';
import {type Marketplace, marketplaces} from '../content-model/marketplaces';
import {isJsx} from './jsx';
import {table} from './tables';

const words = {yes: 'Yes', no: 'No', partly: 'Partly'};

/**
 * Writes `<Capabilities />` as one table per group, in plain Markdown nodes. It runs before the
 * headings get their ids, so that each group is in the table of contents.
 */
export default function capabilities({file}: {file: string}): Transformer<Root> {
  return (root) => {
    root.children = root.children.flatMap((node) =>
      isJsx(node, 'Capabilities') ? groups(loadCapabilities(file)) : [node],
    );
  };
}

function groups(rows: Capability[]): RootContent[] {
  const names = [...new Set(rows.map(({group}) => group))];
  return names.flatMap((name) => [
    {type: 'heading', depth: 3, children: [text(name)]} satisfies Heading,
    tableOf(rows.filter(({group}) => group === name)),
  ]);
}

function tableOf(rows: Capability[]): Table {
  const columns = Object.keys(marketplaces) as Marketplace[];
  return table(
    ['Feature', ...columns.map((name) => marketplaces[name])],
    rows.map(({feature, cells}) => [feature, ...columns.map((name) => answer(cells[name]))]),
  );
}

function answer({
  answer: given,
  note,
  source,
}: Capability['cells'][Marketplace]): PhrasingContent[] {
  const link: PhrasingContent = {type: 'link', url: source, children: [text(words[given])]};
  return note ? [link, text(`. ${note}`)] : [link];
}

const text = (value: string) => ({type: 'text', value}) as const;
