import {describe, expect, it} from 'vitest';
import {SourceError} from '../source';
import {parseFlowchart} from './flowchart';
import {readStatements} from './statements';

const head = 'accTitle: A title\naccDescr: A sentence that says what it shows.';
const parse = (body: string, header = 'flowchart') =>
  parseFlowchart(readStatements(`${header}\n${head}\n${body}`));

describe('parseFlowchart', () => {
  it('reads links, labels, subgraphs, and classes', () => {
    const {model, direction} = parse(
      [
        'App[Your app] -->|usage| Argosy["Argosy<br>Maps dimensions"]',
        'Argosy -.->|"rarely (1 %)"| AWS',
        'CRM(Your CRM) <--> Argosy:::accent',
        'subgraph Clouds[All clouds]',
        '  AWS',
        'end',
        'class AWS,CRM info',
      ].join('\n'),
      'flowchart LR',
    );
    expect(direction).toBe('right');
    expect(model.relations).toEqual([
      {from: 'Your app', to: 'Argosy', label: 'usage', dashed: false, bothWays: false},
      {from: 'Argosy', to: 'AWS', label: 'rarely (1 %)', dashed: true, bothWays: false},
      {from: 'Your CRM', to: 'Argosy', label: '', dashed: false, bothWays: true},
    ]);
    expect([...model.roles]).toEqual([['Argosy', 'Maps dimensions']]);
    expect(model.groups).toEqual([{label: 'All clouds', members: ['AWS']}]);
    expect(Object.fromEntries(model.toned)).toEqual({
      Argosy: 'accent',
      AWS: 'info',
      'Your CRM': 'info',
    });
  });

  it('reads chains and several nodes at once', () => {
    const pairs = (body: string) =>
      parse(body).model.relations.map(({from, to, label}) => `${from} ${label} ${to}`);
    expect(pairs('A-->B-->C')).toEqual(['A  B', 'B  C']);
    expect(pairs('A & B -->|x| C')).toEqual(['A x C', 'B x C']);
  });

  it.each([
    ['A --> B\nnonsense line', 5, /can't read "nonsense line"; supported: "A --> B"/],
    ['A --> B{Choice}', 4, /can't read/],
    ['A --> end', 4, /"end" is a Mermaid keyword/],
    ['A -- text --> B', 4, /can't read/],
    ['A -->|x (y)| B', 4, /in quotes/],
    ['A -- text --> B', 4, /can't read/],
    ['A -->|x (y)| B', 4, /in quotes/],
    ['A --> B\nC[Alone]', 5, /no link goes to or from "C"/],
    ['A --> B\nclass C accent', 5, /no node "C"/],
    ['A --> B\nclass B pink', 5, /"pink" isn't a class; the classes are accent/],
    ['A --> B[Same]\nB --> C[Same]', 5, /have the same name "Same"/],
    ['subgraph G\nA --> B\nend\nB --> G', 7, /"G" is a subgraph/],
    ['subgraph G\nsubgraph H', 5, /inside a subgraph/],
    ['A --> B\nend', 5, /"end" without a subgraph/],
    ['subgraph G\nA --> B', 0, /"end" is missing/],
    ['', 0, /no link/],
  ])('rejects %j', (body, line, message) => {
    expect(() => parse(body)).toThrow(message);
    expect(() => parse(body)).toThrow(SourceError);
    expect(() => parse(body)).toThrow(expect.objectContaining({line}));
  });

  it('rejects a direction that is not drawn', () => {
    expect(() => parse('A --> B', 'flowchart RL')).toThrow(/"RL" isn't supported/);
  });
});
