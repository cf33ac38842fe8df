import {expect, test} from 'vitest';
import {checkFieldExamples} from './field-examples';
import {smallContext} from './testing/small-spec';

test('reports a property without an example', async () => {
  const context = smallContext(({spec}) => {
    spec.components.schemas = {
      Time: {type: 'string'},
      Color: {type: 'string', example: 'RED'},
      A: {
        properties: {
          own: {type: 'string', example: 'x'},
          lent: {$ref: '#/components/schemas/Color'},
          list: {type: 'array', items: {$ref: '#/components/schemas/Color'}},
          inner: {properties: {}},
          missing: {$ref: '#/components/schemas/Time'},
        },
      },
    };
  });
  expect((await checkFieldExamples(context)).findings).toEqual(['A.missing needs an example.']);
});

test('looks only at the schemas of a domain', () => {
  const findingsIn = (domain: string) => {
    const context = smallContext(({spec: {components}}) => {
      components.schemas.ErrorEnvelope = {};
      components.schemas.Offer = {properties: {note: {type: 'string'}}};
      components.schemas.Invoice = {properties: {note: {type: 'string'}}};
    });
    return checkFieldExamples({...context, domain});
  };
  expect(findingsIn('offers')).toMatchObject({findings: ['Offer.note needs an example.']});
  expect(findingsIn('billing')).toMatchObject({findings: []});
});
