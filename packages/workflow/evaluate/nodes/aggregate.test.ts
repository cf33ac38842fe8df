import {describe, expect, it} from 'vitest';
import {aggregate} from './aggregate';
import {items, runAll} from './test-support';

const input = items({id: 'a', p: 'AWS'}, {id: 'b', p: 'GCP'}, {id: null, p: 'AWS'}, {p: 'AWS'});

describe('aggregate', () => {
  it('combines all items into one in their order', () => {
    expect(runAll(aggregate, 'aggregate', {}, input)).toEqual({
      main: [{json: {items: input.map(({json}) => json)}}],
    });
  });

  it('collects one field, and includes items without it if keepMissing is set', () => {
    const settings = {collect: 'field', field: 'id', as: 'ids'};
    expect(runAll(aggregate, 'aggregate', settings, input).main).toEqual(items({ids: ['a', 'b']}));
    expect(runAll(aggregate, 'aggregate', {...settings, keepMissing: true}, input).main).toEqual(
      items({ids: ['a', 'b', null, null]}),
    );
  });

  it('keeps nested lists and repeated values', () => {
    const settings = {collect: 'field', field: 'x.y'};
    const nested = items({x: {y: [1]}}, {x: {y: [1]}});
    expect(runAll(aggregate, 'aggregate', settings, nested).main).toEqual(
      items({items: [[1], [1]]}),
    );
  });

  it('groups by a value in order of first appearance, and uses null for items without it', () => {
    const settings = {collect: 'field', field: 'p', groupBy: 'id'};
    expect(runAll(aggregate, 'aggregate', settings, input).main).toEqual(
      items(
        {group: 'a', items: ['AWS']},
        {group: 'b', items: ['GCP']},
        {group: null, items: ['AWS', 'AWS']},
      ),
    );
    expect(() => runAll(aggregate, 'aggregate', {groupBy: 'x'}, items({x: []}))).toThrow(
      'The groupBy value is a list or an object',
    );
  });

  it('drops files, or keeps them under unique names', () => {
    const withFiles = [
      {json: {}, files: {pdf: 1}},
      {json: {}, files: {pdf: 2, csv: 3}},
    ];
    expect(runAll(aggregate, 'aggregate', {}, withFiles).main?.[0]).not.toHaveProperty('files');
    expect(runAll(aggregate, 'aggregate', {keepFiles: true}, withFiles).main?.[0]?.files).toEqual({
      pdf: 1,
      pdf_2: 2,
      csv: 3,
    });
  });

  it('fails if the field to collect has no name', () => {
    expect(() => runAll(aggregate, 'aggregate', {collect: 'field'}, input)).toThrow(
      'The field setting is empty',
    );
  });
});
