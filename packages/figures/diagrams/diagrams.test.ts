import {describe, expect, it} from 'vitest';
import {diagramMarkup, readDiagram} from '.';
import {drawLifecycle} from './lifecycle';
import {phoneWidth, widestFigure} from '../svg/figure';
import {SourceError} from './source';

const head = '  accTitle: A title\n  accDescr: A sentence that says what it shows.';
const samples = {
  sequenceDiagram:
    'Vendor->>Argosy: create-offer\nArgosy-->>Vendor: 202\nArgosy->>Argosy: retry\nNote over Argosy: waits\nNote over Vendor,Buyer: Later\nBuyer->>Argosy: accepts',
  'stateDiagram-v2':
    '[*] --> DRAFT: create\nDRAFT --> VOID: void-invoice\nISSUED --> VOID: void-invoice\nDRAFT --> ISSUED: issue-invoice\nISSUED --> ISSUED: remind\nclass ISSUED success',
  flowchart:
    'App["App<br>counts"] -->|usage| Argosy\nArgosy -->|meter| AWS\nArgosy <--> CRM\nsubgraph Clouds\nAWS\nend',
  erDiagram: 'Offer ||--o{ Entitlement : becomes\nOffer {\nstring id\nstring status\n}',
};
const source = (kind: string, body: string) => `${kind}\n${head}\n${body}`;
const markup = (text: string, meta?: string) => diagramMarkup(readDiagram(text, meta), 'test');
const render = (kind: keyof typeof samples) => markup(source(kind, samples[kind]));

describe.each(Object.keys(samples) as (keyof typeof samples)[])('%s', (kind) => {
  it('renders the same string every time', () => {
    expect(render(kind)).toBe(render(kind));
  });

  it('has no styles, scripts, or event handlers, and only its own IDs', () => {
    const html = render(kind);
    expect(html).not.toMatch(/<style|<script|\sstyle=|\son[a-z]+=/);
    for (const [, id] of html.matchAll(/\sid="([^"]+)"/g)) expect(id).toMatch(/^test-/);
  });

  it('has an accessible name and a text version', () => {
    const html = render(kind);
    expect(html).toContain('aria-labelledby="test-caption test-alt"');
    expect(html).toMatch(/<details[\s\S]*<li>[\s\S]*<\/details>/);
  });

  it('keeps every coordinate inside the view box', () => {
    for (const [svg] of render(kind).matchAll(/<svg.*?<\/svg>/gs)) {
      const [, width = 0, height = 0] = (/viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []).map(Number);
      for (const [, x, y] of svg.matchAll(/<text x="(\S+)" y="(\S+)"/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(width);
        expect(Number(y)).toBeLessThanOrEqual(height);
      }
    }
  });
});

describe('a figure that is too wide for a phone', () => {
  const widths = (html: string) =>
    [...html.matchAll(/<svg[^>]* width="(\d+)"/g)].map(([, width]) => Number(width));
  const many = Array.from({length: 9}, (_, index) => `S${index}`);
  const tangled = many.flatMap((from) =>
    many.map((to) => `${from} --> ${to}: a label of some length`),
  );

  it.each([
    [
      'flowchart LR',
      'A["A long name of a part"] --> B["Another long name"]\nB --> C["A third long name"]',
    ],
    ['sequenceDiagram', 'A->>B: a message with a rather long label\nB->>C: x\nC->>D: y\nD->>E: z'],
    ['stateDiagram-v2', tangled.join('\n')],
  ])('has a second version: %s', (kind, body) => {
    const [wide = 0, narrow = Infinity] = widths(markup(source(kind, body)));
    expect(wide).toBeLessThanOrEqual(widestFigure);
    expect(narrow).toBeLessThanOrEqual(phoneWidth);
  });

  it('has one version if it fits', () => {
    expect(widths(markup(source('flowchart', 'A --> B')))).toHaveLength(1);
  });
});

describe('lifecycle', () => {
  const transitions = [
    {from: '[*]', to: 'DRAFT', label: 'create'},
    {from: 'DRAFT', to: 'ISSUED', label: 'issue-invoice'},
    {from: 'ISSUED', to: 'VOID', label: 'void-invoice'},
    {from: 'ISSUED', to: 'ISSUED', label: 'remind'},
  ];

  it('lists each transition and the final states', () => {
    const {textVersion} = drawLifecycle({transitions, toned: new Map()});
    expect(textVersion).toContain('<strong>Start to DRAFT</strong>: create');
    expect(textVersion).toContain('<strong>ISSUED to VOID</strong>: void-invoice');
    expect(textVersion).toContain('Final: VOID.');
  });

  it('can mark a state as final even if other states follow', () => {
    const model = {transitions, toned: new Map(), final: new Set(['ISSUED'])};
    expect(drawLifecycle(model).textVersion).toContain('Final: ISSUED, VOID.');
  });
});

describe('data model', () => {
  const relations =
    'Product ||--o{ Offer : "is sold by"\nOffer ||--|| Terms : "is accepted under"\nOffer }o--o{ Contact : "is sent to"\nOffer ||--o{ Deal : becomes\nDeal }o--|| Buyer : "belongs to"\nOffer ||--o{ Invoice : "direct only"';
  const {drawing} = readDiagram(source('erDiagram', relations));

  it('reads relations as sentences', () => {
    expect(drawing.textVersion.replaceAll(/<[^>]*>/g, '\n').split(/\n+/)).toEqual([
      '',
      'One product is sold by many offers.',
      'One offer is accepted under one terms.',
      'Many offers are sent to many contacts.',
      'One offer becomes many deals.',
      'Many deals belong to one buyer.',
      'One offer has many invoices (direct only).',
      '',
    ]);
  });

  it('shows each entity once on a phone', () => {
    const names = [...(drawing.narrow?.content ?? '').matchAll(/<text [^>]*>(\w+)</g)].map(
      ([, name]) => name,
    );
    for (const name of ['Product', 'Offer', 'Terms', 'Contact', 'Deal', 'Buyer', 'Invoice'])
      expect(names.filter((other) => other === name)).toHaveLength(1);
  });
});

describe('sequence', () => {
  it('draws an arrowhead for ->> and none for ->', () => {
    const heads = (body: string) =>
      markup(source('sequenceDiagram', body)).match(/dg-head/g)?.length ?? 0;
    expect(heads('A->>B: x\nB-->>A: y\nA->>A: z')).toBe(3);
    expect(heads('A->B: x\nB-->A: y\nA->A: z')).toBe(0);
  });

  it('draws the participant of accent="…" in the accent color', () => {
    expect(markup(source('sequenceDiagram', 'A->>B: x'), 'accent="B"')).toContain(
      'dg-box dg-accent',
    );
  });
});

describe('text', () => {
  it('is escaped', () => {
    const html = markup(
      'flowchart\naccTitle: A "b" <c>\naccDescr: A sentence that says what it shows.\nA -->|"<script> & y"| B',
    );
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script');
    expect(html).toContain('aria-label="Enlarge A &quot;b&quot; &lt;c&gt;"');
  });
});

describe('readDiagram', () => {
  it.each([
    ['an unsupported kind', source('pie', ''), /"pie" isn't supported; start with flowchart, /, 1],
    ['an empty fence', '%% nothing', /empty/, 0],
    [
      'no title',
      'flowchart\naccDescr: A sentence that says what it shows.',
      /accTitle: is missing/,
      0,
    ],
    ['no description', 'flowchart\naccTitle: A title', /accDescr: is missing/, 0],
    ['a short description', 'flowchart\naccTitle: A title\n\naccDescr: Short', /20 to 400/, 4],
    ['a line after a comment', source('flowchart', '%% x\n\nA --> B\nnonsense!'), /nonsense!/, 7],
  ])('rejects %s', (_name, text, message, line) => {
    expect(() => readDiagram(text)).toThrow(SourceError);
    expect(() => readDiagram(text)).toThrow(message);
    expect(() => readDiagram(text)).toThrow(expect.objectContaining({line}));
  });

  it.each([
    ['title="A title"', /accTitle: and accDescr:/],
    ['flow', /can't read "flow"/],
    ['accent="A"', /"class A accent"/],
  ])('rejects %s after the language of a flowchart', (meta, message) => {
    expect(() => readDiagram(source('flowchart', 'A --> B'), meta)).toThrow(message);
  });
});
