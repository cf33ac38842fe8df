import type {Heading, PhrasingContent, Root, RootContent, Table} from 'mdast';
import type {Transformer} from 'unified';
import {type Capability, loadCapabilities} from '../../packages/content-model/capabilities';
import {type Marketplace, marketplaces} from '../../packages/content-model/marketplaces';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {isJsx} from './jsx';
import {table} from './tables';

const labels = {yes: 'Yes', no: 'No', partly: 'Partly'};

/**
 * Writes `<Capabilities />` as one Markdown table per group. It runs before the headings get their IDs,
 * so that each group is in the table of contents.
 */
export default function capabilities({file}: {file: string}): Transformer<Root> {
  return (root, page) => {
    root.children = root.children.flatMap((node) => {
      if (!isJsx(node, 'Capabilities')) return [node];
      dependOn(page, file);
      try {
        return groups(loadCapabilities(file));
      } catch (error) {
        reportProblem(page, node, (error as Error).message);
        return [node];
      }
    });
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
    rows.map(({feature, cells}) => [feature, ...columns.map((name) => cellContent(cells[name]))]),
  );
}

function cellContent({
  answer: support,
  note,
  source,
}: Capability['cells'][Marketplace]): PhrasingContent[] {
  const link: PhrasingContent = {type: 'link', url: source, children: [text(labels[support])]};
  return note ? [link, text(`. ${note}`)] : [link];
}

const text = (value: string) => ({type: 'text', value}) as const;
