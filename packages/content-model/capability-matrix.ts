import {type Capability, cellOf} from './capabilities';
import type {offeredLabels, supportedLabels} from './capability-text';
import {isOutdated} from './fact-validity';
import {type Marketplace, marketplaces} from './marketplaces';

export type MatrixCell = {
  offers?: {answer: keyof typeof offeredLabels; note?: string; outdated?: true};
  argosy: {answer: keyof typeof supportedLabels; note?: string};
};

/** A row of the matrix as the page needs it, without sources. */
export type MatrixRow = {
  id: string;
  feature: string;
  group: string;
  cells: Record<Marketplace, MatrixCell>;
};

/** The anchor of a capability's notes and sources. */
export const capabilityId = (feature: string): string =>
  feature
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');

export const matrixRows = (capabilities: Capability[], today: Date): MatrixRow[] =>
  capabilities.map((capability) => {
    const {feature, group} = capability;
    const cells = (Object.keys(marketplaces) as Marketplace[]).map((name) => [
      name,
      matrixCell(capability, name, today),
    ]);
    return {
      id: capabilityId(feature),
      feature,
      group,
      cells: Object.fromEntries(cells) as MatrixRow['cells'],
    };
  });

function matrixCell(capability: Capability, name: Marketplace, today: Date): MatrixCell {
  const {offers, argosy} = cellOf(capability, name);
  const own = {answer: argosy.answer, ...(argosy.note && {note: argosy.note})};
  if (!offers) return {argosy: own};
  if (offers.answer === 'unconfirmed') return {offers, argosy: own};
  const {answer, note, checked} = offers;
  const {feature: id, kind} = capability;
  return {
    offers: {
      answer,
      ...(note && {note}),
      ...(isOutdated({id, kind, checked}, today) && {outdated: true as const}),
    },
    argosy: own,
  };
}
