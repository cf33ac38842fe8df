import {describe, expect, it} from 'vitest';
import {parseSequence} from './sequence';
import {readStatements} from './statements';

const head = 'accTitle: A title\naccDescr: A sentence that says what it shows.';
const parse = (body: string, accent?: string) =>
  parseSequence({...readStatements(`sequenceDiagram\n${head}\n${body}`), accent});

describe('parseSequence', () => {
  it('reads participants, messages, notes, and phases', () => {
    const model = parse(
      [
        'participant App as Your app',
        'actor Argosy',
        'Note over App,Argosy: First phase',
        'App->>Argosy: POST /x: now',
        'Argosy -->> App: 202',
        'App->App: wait',
        'note over Argosy: Works',
      ].join('\n'),
      'Argosy',
    );
    expect(model.participants).toEqual(['Your app', 'Argosy']);
    expect([...model.toned]).toEqual([['Argosy', 'accent']]);
    expect(model.steps).toEqual([
      {type: 'divider', label: 'First phase'},
      {
        type: 'message',
        from: 'Your app',
        to: 'Argosy',
        reply: false,
        head: true,
        label: 'POST /x: now',
      },
      {type: 'message', from: 'Argosy', to: 'Your app', reply: true, head: true, label: '202'},
      {type: 'message', from: 'Your app', to: 'Your app', reply: false, head: false, label: 'wait'},
      {type: 'note', over: 'Argosy', label: 'Works'},
    ]);
  });

  it('takes the participants from the messages if none is declared', () => {
    expect(parse('B->>A: x\nA-->>C: y').participants).toEqual(['B', 'A', 'C']);
  });

  it.each([
    ['A->>B: x\nloop every hour', 5, /can't read "loop every hour"; supported: "participant A"/],
    ['participant A\nparticipant B\nA->>C: x', 6, /"C" isn't declared/],
    ['participant A\nparticipant B\nparticipant C\nNote over A,B: x', 7, /over all \(A,C\)/],
    ['A->>B: x; y', 4, /";" or "#"/],
    ['A->>+B: x', 4, /can't read/],
    ['participant A', 0, /no message/],
  ])('rejects %j', (body, line, message) => {
    expect(() => parse(body)).toThrow(message);
    expect(() => parse(body)).toThrow(expect.objectContaining({line}));
  });

  it('rejects an accent for a participant that does not exist', () => {
    expect(() => parse('A->>B: x', 'C')).toThrow(/"C" isn't declared/);
  });
});
