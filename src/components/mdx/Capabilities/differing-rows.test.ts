import {expect, it} from 'vitest';
import type {MatrixCell, MatrixRow} from '../../../../packages/content-model/capability-matrix';
import {differingRows} from './differing-rows';

const yes: MatrixCell = {offers: {answer: 'yes'}, argosy: {answer: 'api'}};
const noted: MatrixCell = {offers: {answer: 'yes', note: 'Up to 60.'}, argosy: {answer: 'api'}};
const no: MatrixCell = {offers: {answer: 'no'}, argosy: {answer: 'api'}};
const own: MatrixCell = {argosy: {answer: 'api'}};
const row: MatrixRow = {
  id: 'seats',
  feature: 'Seats',
  group: 'Prices',
  cells: {aws: yes, azure: noted, gcp: no, snowflake: yes, alibaba: yes, direct: own},
};

it('keeps a row only if the selected marketplaces have different answers', () => {
  expect(differingRows([row], ['aws', 'gcp'])).toEqual([row]);
  expect(differingRows([row], ['aws', 'azure', 'direct'])).toEqual([]);
});
