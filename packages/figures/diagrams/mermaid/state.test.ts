import {describe, expect, it} from 'vitest';
import {parseState} from './state';
import {readStatements} from './statements';

const head = 'accTitle: A title\naccDescr: A sentence that says what it shows.';
const parse = (body: string) => parseState(readStatements(`stateDiagram-v2\n${head}\n${body}`));

describe('parseState', () => {
  it('reads transitions, the start, ends, names, and classes', () => {
    const {model, direction} = parse(
      [
        'direction LR',
        '[*] --> DRAFT: create',
        'state "On hold" as HOLD',
        'DRAFT --> HOLD: wait: long',
        'HOLD --> DRAFT: resume',
        'HOLD --> [*]',
        'class DRAFT,HOLD warning',
      ].join('\n'),
    );
    expect(direction).toBe('right');
    expect(model.transitions).toEqual([
      {from: '[*]', to: 'DRAFT', label: 'create'},
      {from: 'DRAFT', to: 'On hold', label: 'wait: long'},
      {from: 'On hold', to: 'DRAFT', label: 'resume'},
    ]);
    expect([...(model.final ?? [])]).toEqual(['On hold']);
    expect([...model.toned.keys()]).toEqual(['DRAFT', 'On hold']);
  });

  it.each([
    ['A --> B', 4, /say what moves A to B/],
    ['A --> B: x\nstate B {', 5, /can't read "state B {"; supported: "A --> B: text"/],
    ['A --> B: x\nB --> [*]: y', 5, /without text/],
    ['A --> B: x\nclass C danger', 5, /no transition has the state "C"/],
    ['A --> B: x\nC --> [*]', 0, /no transition leads to "C"/],
    ['A --> B: x\nclass B pink', 5, /"pink" isn't a class/],
    ['direction LR', 0, /no transition/],
  ])('rejects %j', (body, line, message) => {
    expect(() => parse(body)).toThrow(message);
    expect(() => parse(body)).toThrow(expect.objectContaining({line}));
  });
});
