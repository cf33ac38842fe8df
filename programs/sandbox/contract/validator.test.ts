import {listOperations, type Schema, type Spec} from '@docs/contract';
import {testSpec} from '@docs/contract/testing';
import {beforeAll, describe, expect, it} from 'vitest';
import {bodyViolations, createValidator, type Validate} from './validator';

let spec: Spec;
let validate: Validate;

beforeAll(async () => {
  spec = await testSpec();
  validate = createValidator(spec);
});

const schemaOf = (name: string): Schema => ({$ref: `#/components/schemas/${name}`});

const problems = (name: string, value: unknown) => bodyViolations(validate(schemaOf(name), value));

describe('the validator', () => {
  it('accepts every documented body of every operation', () => {
    const wrong = listOperations(spec).flatMap(({slug, operation}) => {
      const media = operation.requestBody?.content['application/json'];
      const {schema, examples = {}} = media ?? {};
      if (!schema) return [];
      return Object.entries(examples).flatMap(([name, {value}]) => {
        const found = bodyViolations(validate(schema, value));
        return found.map((detail) => ({slug, name, detail}));
      });
    });
    expect(wrong).toEqual([]);
  });

  it('points to a missing field and to an unknown one', () => {
    expect(problems('CreateContactRequest', {name: 'Priya', discount: 5})).toEqual([
      {
        location: 'BODY',
        field: '/emailAddress',
        code: 'required',
        message: 'This field is required.',
      },
      {
        location: 'BODY',
        field: '/discount',
        code: 'unknown_field',
        message: "This field doesn't exist.",
      },
    ]);
  });

  it('rejects a value that could be one of several objects and is none', () => {
    expect(problems('QueryRequest', {filters: ['WRONG']})).toMatchObject([
      {field: '/filters/0', code: 'type'},
    ]);
  });

  it('says which rule between fields is broken', () => {
    const dimension = {key: 'gb', name: 'GB', unit: 'GB'};
    expect(problems('MeteringDimension', dimension)).toEqual([
      {
        location: 'BODY',
        code: 'exactly_one_of',
        message: 'Must contain exactly one of unitPrice or priceTiers.',
      },
    ]);
    const price = {...dimension, unitPrice: {amount: '-1', currency: 'USD'}};
    expect(problems('MeteringDimension', price)).toMatchObject([
      {field: '/unitPrice/amount', code: 'pattern', message: 'Must be 0 or more.'},
    ]);
    expect(problems('Eula', {type: 'CUSTOM'})).toMatchObject([
      {field: '/documentUrls', code: 'required'},
    ]);
  });

  it('names the values of a discriminator', () => {
    const filters = [{kind: 'WRONG'}];
    const [problem] = problems('QueryRequest', {filters});
    expect(problem?.code).toBe('enum');
    expect(problem?.message).toMatch(/^Must be .+ or .+\.$/);
  });
});
