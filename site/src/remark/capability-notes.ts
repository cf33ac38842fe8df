import type {BlockContent, Paragraph, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {
  type Capability,
  capabilityId,
  cellId,
  cellOf,
  formatDay,
  isOld,
} from '@docs/content-model/files';
import {type Marketplace, marketplaces, offeredLabels, supportedLabels} from '@docs/content-model';
import {textAttribute} from './jsx';

/** What a capability means, and then each cell's answers with notes, sources, and the day we checked them. */
export const capabilityNotes = (rows: Capability[], today: Date): BlockContent[] =>
  rows.flatMap((row) => [
    ...(row.details
      ? [
          popover(`${capabilityId(row.feature)}.about`, [
            paragraph([strong(`${row.feature}.`), text(` ${row.details}`)]),
          ]),
        ]
      : []),
    ...(Object.keys(marketplaces) as Marketplace[]).map((name) =>
      popover(cellId(row, name), [
        paragraph([strong(`${row.feature}: ${marketplaces[name]}`)]),
        ...offersOf(row, name, today),
        ownAnswer(row, name),
      ]),
    ),
  ]);

function offersOf(row: Capability, name: Marketplace, today: Date): Paragraph[] {
  const {offers} = cellOf(row, name);
  if (!offers) return [];
  const answer = `Offers: ${offeredLabels[offers.answer]}.`;
  if (offers.answer === 'unconfirmed') return [paragraph([text(answer)])];
  const {note, source, checked} = offers;
  const day = formatDay(checked);
  return [
    paragraph([
      text(`${answer}${note ? ` ${note}` : ''} `),
      {type: 'link', url: source, children: [text('Source')]},
      text(
        isOld(row, name, today)
          ? `, last checked on ${day}. ‡ This may have changed since then.`
          : `, checked on ${day}.`,
      ),
    ]),
  ];
}

/** Our own source is an operation, which shows its title, or a guide. */
function ownAnswer({argosy}: Capability, name: Marketplace): Paragraph {
  const {answer, note, source} = argosy[name];
  const slug = /^\/api\/(.+)$/.exec(source)?.[1];
  return paragraph([
    text(`Argosy: ${supportedLabels[answer]}.${note ? ` ${note}` : ''} `),
    slug
      ? {
          type: 'mdxJsxTextElement',
          name: 'Op',
          attributes: [textAttribute('slug', slug)],
          children: [],
        }
      : {type: 'link', url: source, children: [text(`Guide to ${guideTopic(source)}`)]},
  ]);
}

const guideTopic = (address: string): string =>
  address.split('/').at(-1)?.replaceAll('-', ' ') ?? '';

const popover = (id: string, children: BlockContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'div',
  attributes: [textAttribute('id', id), textAttribute('popover', 'auto')],
  children,
});

const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});
const text = (value: string) => ({type: 'text', value}) as const;
