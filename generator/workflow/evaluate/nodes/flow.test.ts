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
  it('passes what matches, with its files, and drops the rest', () => {
    expect(runEach(filter, 'filter', {conditions: isAws}, aws)).toEqual({main: [aws]});
    expect(runEach(filter, 'filter', {conditions: isAws}, gcp)).toEqual({main: []});
  });
});

describe('if', () => {
  it('sends each item to true or false, unchanged', () => {
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

  it('takes the first rule that matches, or all, but an output once', () => {
    expect(runEach(switchNode, 'switch', settings, aws)).toEqual({cloud: [aws]});
    expect(runEach(switchNode, 'switch', {...settings, matches: 'all'}, aws)).toEqual({
      cloud: [aws],
      small: [aws],
    });
  });

  it('sends, drops or refuses what matches no rule', () => {
    expect(runEach(switchNode, 'switch', settings, gcp)).toEqual({fallback: [gcp]});
    expect(runEach(switchNode, 'switch', {...settings, fallback: 'drop'}, gcp)).toEqual({});
    expect(() => runEach(switchNode, 'switch', {...settings, fallback: 'fail'}, gcp)).toThrow(
      'No output is chosen',
    );
  });

  it('refuses a rule whose output does not exist, also when it does not match', () => {
    expect(() => runEach(switchNode, 'switch', {...settings, outputs: ['cloud']}, gcp)).toThrow(
      'There is no output "small"',
    );
  });

  it('finds the output by the text of a value, to the letter', () => {
    const byValue = (expression: string, ...outputs: string[]) =>
      runEach(switchNode, 'switch', {mode: 'expression', expression, outputs}, aws);
    expect(byValue('{{ item.partner }}', 'GCP', 'AWS')).toEqual({AWS: [aws]});
    expect(byValue('{{ item.partner }}', 'aws')).toEqual({fallback: [aws]});
    expect(byValue('{{ item.amount }}', '5')).toEqual({5: [aws]});
    expect(byValue('{{ item.gone }}', 'AWS')).toEqual({fallback: [aws]});
  });
});
