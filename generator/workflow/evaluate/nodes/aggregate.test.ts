import {describe, expect, it} from 'vitest';
import {aggregate} from './aggregate';
import {items, runAll} from './test-support';

const given = items({id: 'a', p: 'AWS'}, {id: 'b', p: 'GCP'}, {id: null, p: 'AWS'}, {p: 'AWS'});

describe('aggregate', () => {
  it('makes one item with all, in their order', () => {
    expect(runAll(aggregate, 'aggregate', {}, given)).toEqual({
      main: [{json: {items: given.map(({json}) => json)}}],
    });
  });

  it('collects one field; items without it count when asked for', () => {
    const settings = {collect: 'field', field: 'id', as: 'ids'};
    expect(runAll(aggregate, 'aggregate', settings, given).main).toEqual(items({ids: ['a', 'b']}));
    expect(runAll(aggregate, 'aggregate', {...settings, keepMissing: true}, given).main).toEqual(
      items({ids: ['a', 'b', null, null]}),
    );
  });

  it('keeps a list inside the list, and repeats', () => {
    const settings = {collect: 'field', field: 'x.y'};
    const nested = items({x: {y: [1]}}, {x: {y: [1]}});
    expect(runAll(aggregate, 'aggregate', settings, nested).main).toEqual(
      items({items: [[1], [1]]}),
    );
  });

  it('groups by a value in the order of its first item; without the value the group is null', () => {
    const settings = {collect: 'field', field: 'p', groupBy: 'id'};
    expect(runAll(aggregate, 'aggregate', settings, given).main).toEqual(
      items(
        {group: 'a', items: ['AWS']},
        {group: 'b', items: ['GCP']},
        {group: null, items: ['AWS', 'AWS']},
      ),
    );
    expect(() => runAll(aggregate, 'aggregate', {groupBy: 'x'}, items({x: []}))).toThrow(
      'The value of groupBy is a list or an object',
    );
  });

  it('drops files, or keeps them under names of their own', () => {
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

  it('refuses to collect a field that is not named', () => {
    expect(() => runAll(aggregate, 'aggregate', {collect: 'field'}, given)).toThrow(
      'The setting field is empty',
    );
  });
});
