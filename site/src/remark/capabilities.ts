import type {Heading, List, ListItem, PhrasingContent, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {
  type Capability,
  capabilityId,
  cellOf,
  formatDay,
  isOutdated,
  loadCapabilities,
  matrixRows,
  type Offered,
} from '@docs/content-model/files';
import {type Marketplace, marketplaces, marketplaceSupport} from '@docs/content-model';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {dataAttribute, textAttribute} from './jsx';

type Options = {
  file: string;
  /** Decides which answers are past their validity. */
  today: Date;
};

const components = ['Capabilities', 'CapabilitySources', 'MarketplaceTiles'];

/**
 * Passes the rows to `<Capabilities />` and counts of them to `<MarketplaceTiles />`, and writes
 * `<CapabilitySources />` as notes and sources per group. It runs before the headings get their IDs.
 */
export function capabilities({file, today}: Options): Transformer<Root> {
  return (root, page) => {
    root.children = root.children.flatMap((node) => {
      if (node.type !== 'mdxJsxFlowElement' || !components.includes(node.name ?? '')) return [node];
      dependOn(page, file);
      try {
        const rows = loadCapabilities(file);
        if (node.name === 'CapabilitySources') return capabilitySources(rows, today);
        node.attributes.push(
          node.name === 'MarketplaceTiles'
            ? dataAttribute('support', marketplaceSupport(rows))
            : dataAttribute('rows', matrixRows(rows, today)),
        );
      } catch (error) {
        reportProblem(page, node, (error as Error).message);
      }
      return [node];
    });
  };
}

type Confirmed = Extract<Offered, {source: string}> & {name: Marketplace};

/** A heading per group, and an item per capability with its details and its sources. */
export function capabilitySources(rows: Capability[], today: Date): RootContent[] {
  const groups = [...new Set(rows.map(({group}) => group))];
  return groups.flatMap((name) => {
    const items = rows
      .filter(({group}) => group === name)
      .map((row): ListItem => ({
        type: 'listItem',
        data: {hProperties: {id: capabilityId(row.feature)}},
        children: [{type: 'paragraph', children: sourcesOf(row, today)}],
      }));
    return [
      {type: 'heading', depth: 3, children: [text(name)]} satisfies Heading,
      {type: 'list', ordered: false, spread: false, children: items} satisfies List,
    ];
  });
}

function sourcesOf(row: Capability, today: Date): PhrasingContent[] {
  return [
    {type: 'strong', children: [text(`${row.feature}.`)]},
    ...(row.details ? [text(` ${row.details}`)] : []),
    ...byDay(row).flatMap((sources) => datedSources(sources, row, today)),
    ...unconfirmedOf(row),
    text(' Argosy: '),
    ...joined(ownSources(row)),
    text('.'),
  ];
}

const names = Object.keys(marketplaces) as Marketplace[];

/** Sources that we checked on the same day form one sentence. */
function byDay(row: Capability): Confirmed[][] {
  const days = new Map<number, Confirmed[]>();
  for (const name of names) {
    const {offers} = cellOf(row, name);
    if (!offers || offers.answer === 'unconfirmed') continue;
    const day = offers.checked.getTime();
    days.set(day, [...(days.get(day) ?? []), {...offers, name}]);
  }
  return [...days].sort(([a], [b]) => a - b).map(([, sources]) => sources);
}

function datedSources(
  sources: Confirmed[],
  {feature: id, kind}: Capability,
  today: Date,
): PhrasingContent[] {
  const checked = sources[0]?.checked ?? today;
  const day = formatDay(checked);
  const links = sources.map(({name, source}) => link(source, marketplaces[name]));
  return [
    text(' '),
    ...joined(links),
    text(
      isOutdated({id, kind, checked}, today)
        ? `, last checked on ${day}. ‡ This may have changed since then.`
        : `, checked on ${day}.`,
    ),
  ];
}

function unconfirmedOf(row: Capability): PhrasingContent[] {
  const unconfirmed = names
    .filter((name) => cellOf(row, name).offers?.answer === 'unconfirmed')
    .map((name) => text(marketplaces[name]));
  return unconfirmed.length > 0
    ? [text(' Not confirmed for '), ...joined(unconfirmed), text('.')]
    : [];
}

/** Our own pages. An operation shows its title, and any other page is a guide. */
function ownSources(row: Capability): PhrasingContent[] {
  const sources = new Set(names.map((name) => row.argosy[name].source));
  return [...sources].map((source) => {
    const slug = /^\/api\/(.+)$/.exec(source)?.[1];
    return slug ? operation(slug) : link(source, `guide to ${guideTopic(source)}`);
  });
}

const guideTopic = (address: string): string =>
  address.split('/').at(-1)?.replaceAll('-', ' ') ?? '';

const operation = (slug: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'Op',
  attributes: [textAttribute('slug', slug)],
  children: [],
});

/** Separates the parts the way English does: "a", "a and b", or "a, b, and c". */
function joined(parts: PhrasingContent[]): PhrasingContent[] {
  const last = parts.length - 1;
  return parts.flatMap((part, index) => {
    if (index === 0) return [part];
    if (index < last) return [text(', '), part];
    return [text(parts.length > 2 ? ', and ' : ' and '), part];
  });
}

const link = (url: string, label: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(label)],
});

const text = (value: string) => ({type: 'text', value}) as const;
