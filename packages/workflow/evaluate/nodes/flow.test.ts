import {describe, expect, it} from 'vitest';
import {filter} from './filter';
import {ifNode} from './if';
import {switchNode} from './switch';
import {runEach} from './test-support';

const isAws = {
  rules: [{left: '{{ item.partner }}', type: 'string', operator: 'equals', right: 'AWS'}],
};
const file = {name: 'order.pdf'};
const aws = {json: {partner: 'AWS', amount: 5}, files: {file}};
const gcp = {json: {partner: 'GCP', amount: 50}};

describe('filter', () => {
  it('passes on matching items with their files and drops the rest', () => {
    expect(runEach(filter, 'filter', {conditions: isAws}, aws)).toEqual({main: [aws]});
    expect(runEach(filter, 'filter', {conditions: isAws}, gcp)).toEqual({main: []});
  });
});

describe('if', () => {
  it('sends each item unchanged to true or false', () => {
    expect(runEach(ifNode, 'if', {conditions: isAws}, aws)).toEqual({true: [aws]});
    expect(runEach(ifNode, 'if', {conditions: isAws}, gcp)).toEqual({false: [gcp]});
    expect(runEach(ifNode, 'if', {conditions: isAws}, {json: {}})).toEqual({false: [{json: {}}]});
  });
});

describe('switch', () => {
  const isSmall = {
    rules: [{left: '{{ item.amount }}', type: 'number', operator: 'lessThan', right: 10}],
  };
  const rules = [
    {output: 'cloud', conditions: isAws},
    {output: 'small', conditions: isSmall},
    {output: 'cloud', conditions: isSmall},
  ];
  const settings = {mode: 'rules', outputs: ['cloud', 'small'], rules};

  it('uses the first or all matching rules, and each output at most once', () => {
    expect(runEach(switchNode, 'switch', settings, aws)).toEqual({cloud: [aws]});
    expect(runEach(switchNode, 'switch', {...settings, matches: 'all'}, aws)).toEqual({
      cloud: [aws],
      small: [aws],
    });
  });

  it('sends items that match no rule to the fallback, drops them, or fails', () => {
    expect(runEach(switchNode, 'switch', settings, gcp)).toEqual({fallback: [gcp]});
    expect(runEach(switchNode, 'switch', {...settings, fallback: 'drop'}, gcp)).toEqual({});
    expect(() => runEach(switchNode, 'switch', {...settings, fallback: 'fail'}, gcp)).toThrow(
      'No output is chosen',
    );
  });

  it("fails on a rule whose output doesn't exist, even if it doesn't match", () => {
    expect(() => runEach(switchNode, 'switch', {...settings, outputs: ['cloud']}, gcp)).toThrow(
      'There\'s no output "small"',
    );
  });

  it('selects the output by the exact text of a value', () => {
    const byValue = (expression: string, ...outputs: string[]) =>
      runEach(switchNode, 'switch', {mode: 'expression', expression, outputs}, aws);
    expect(byValue('{{ item.partner }}', 'GCP', 'AWS')).toEqual({AWS: [aws]});
    expect(byValue('{{ item.partner }}', 'aws')).toEqual({fallback: [aws]});
    expect(byValue('{{ item.amount }}', '5')).toEqual({5: [aws]});
    expect(byValue('{{ item.gone }}', 'AWS')).toEqual({fallback: [aws]});
  });
});
