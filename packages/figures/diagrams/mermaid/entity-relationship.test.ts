import {describe, expect, it} from 'vitest';
import {parseEntityRelationship} from './entity-relationship';
import {readStatements} from './statements';

const head = 'accTitle: A title\naccDescr: A sentence that says what it shows.';
const parse = (body: string) =>
  parseEntityRelationship(readStatements(`erDiagram\n${head}\n${body}`));

describe('parseEntityRelationship', () => {
  it('reads relations, attributes, and classes', () => {
    const {model, direction} = parse(
      [
        'direction TB',
        'Offer ||--o{ Entitlement : becomes',
        '"Usage report" |o--|{ Entitlement : "adds up"',
        'Offer {',
        '  string id "offr_…"',
        '  string status',
        '}',
        'class Offer accent',
      ].join('\n'),
    );
    expect(direction).toBe('down');
    expect(model.relations).toEqual([
      {from: 'Offer', fromCount: '1', to: 'Entitlement', toCount: '*', label: 'becomes'},
      {
        from: 'Usage report',
        fromCount: '0..1',
        to: 'Entitlement',
        toCount: '1..*',
        label: 'adds up',
      },
    ]);
    expect([...model.fields]).toEqual([['Offer', ['offr_…', 'status']]]);
    expect([...model.toned]).toEqual([['Offer', 'accent']]);
  });

  it.each([
    ['A ||--o{ B', 4, /can't read "A \|\|--o{ B"; supported: "A \|\|--o{ B : text"/],
    ['A ||--o{ B : two words', 4, /in quotes/],
    ['A ||..o{ B : x', 4, /can't read/],
    ['A ||--o{ B : x\nA {\nid\n}', 6, /can't read "id"/],
    ['A ||--o{ B : x\nA {\nstring id', 5, /"}" is missing/],
    ['A ||--o{ B : x\nclass C accent', 5, /no entity "C"/],
    ['direction LR', 0, /no relation/],
  ])('rejects %j', (body, line, message) => {
    expect(() => parse(body)).toThrow(message);
    expect(() => parse(body)).toThrow(expect.objectContaining({line}));
  });
});
