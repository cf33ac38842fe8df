import {type Capability, type CapabilityCell, cellOf} from './capabilities';
import {isOutdated} from './facts';
import {cellText, type Marketplace, marketplaces} from './marketplaces';

/** Whether a seller can do something on a marketplace with Argosy, in two words at most. */
const verdicts = {
  yes: 'Yes',
  api: 'API only',
  automatic: 'Automatic',
  partly: 'Partly',
  gap: 'Marketplace',
  unconfirmed: 'Not confirmed',
  none: 'Not offered',
  no: 'No',
  uninvolved: 'Not involved',
} as const;
export type Verdict = keyof typeof verdicts;

type MatrixCell = {
  verdict: Verdict;
  /** What the cell shows. */
  label: string;
  /** Both sides' answers, without notes. */
  text: string;
  /** Whether the details have more than answers and sources. */
  hasNote: boolean;
};

/** A row of the matrix as the page needs it. Notes and sources are in the cells' details. */
export type MatrixRow = {
  id: string;
  feature: string;
  group: string;
  hasDetails: boolean;
  cells: Record<Marketplace, MatrixCell>;
};

/** The anchor of a capability. */
export const capabilityId = (feature: string): string =>
  feature
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');

/** The anchor of a cell's notes and sources. */
export const cellId = ({feature}: Pick<Capability, 'feature'>, name: Marketplace): string =>
  `${capabilityId(feature)}.${name}`;

export const matrixRows = (capabilities: Capability[], today: Date): MatrixRow[] =>
  capabilities.map((capability) => {
    const {feature, group, details} = capability;
    const cells = (Object.keys(marketplaces) as Marketplace[]).map((name) => [
      name,
      matrixCell(capability, name, today),
    ]);
    return {
      id: capabilityId(feature),
      feature,
      group,
      hasDetails: details !== undefined,
      cells: Object.fromEntries(cells) as MatrixRow['cells'],
    };
  });

function matrixCell(capability: Capability, name: Marketplace, today: Date): MatrixCell {
  const cell = cellOf(capability, name);
  const {offers, argosy} = cell;
  const verdict = verdictOf(cell);
  const isOpen = offers?.answer === 'unconfirmed' && verdict !== 'unconfirmed';
  const mark = isOpen ? '\u00A0?' : isOld(capability, name, today) ? '\u00A0‡' : '';
  return {
    verdict,
    label: verdicts[verdict] + mark,
    text: cellText({
      ...(offers && {offers: {answer: offers.answer}}),
      argosy: {answer: argosy.answer},
    }),
    hasNote: [offers, argosy].some((answer) => answer && 'note' in answer),
  };
}

/** What Argosy does counts before what the marketplace offers, which can restrict it. */
function verdictOf({offers, argosy}: CapabilityCell): Verdict {
  const offered = offers?.answer;
  const own = argosy.answer;
  if (own === 'uninvolved') return offered === 'unconfirmed' ? 'unconfirmed' : own;
  if (own !== 'no') return offered === 'partly' ? 'partly' : own === 'both' ? 'yes' : own;
  if (offered === undefined) return 'no';
  if (offered === 'no') return 'none';
  return offered === 'unconfirmed' ? 'unconfirmed' : 'gap';
}

/** Whether a marketplace's answer is past the validity of its kind. */
export function isOld(capability: Capability, name: Marketplace, today: Date): boolean {
  const {feature: id, kind} = capability;
  const {offers} = cellOf(capability, name);
  return (
    offers !== undefined &&
    offers.answer !== 'unconfirmed' &&
    isOutdated({id, kind, checked: offers.checked}, today)
  );
}
