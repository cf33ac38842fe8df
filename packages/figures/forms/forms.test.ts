import {describe, expect, it} from 'vitest';
import {isSketchKind, readSketch, sketchMarkup, type SketchKind} from '.';
import {parseForm} from './form-spec';

const captions = 'title: A title\nalt: A sentence that says what the figure shows.\n';

const form = `${captions}screen: Offers → New offer
parts:
  - status: Draft
  - options: [Private offer, Channel offer]
    selected: [Private offer]
  - section: Dates
  - {field: Start date, value: <today>, note: In UTC.}
  - {field: Note}
  - buttons: [Save draft, Create]
    primary: Create
`;

const preview = `${captions}shows: Email with the invoice
parts:
  - heading: Invoice 7
  - text: Here's your invoice.
  - rows: {From: Lumen Harbor, To: Ferro Robotics}
  - columns: [Item, Quantity, Amount]
    lines: [[Devices, '320', 576.00 USD]]
    totals: {Due: 576.00 USD}
  - button: Pay
`;

const markup = (kind: SketchKind, source: string) =>
  sketchMarkup(readSketch(kind, source), kind, 'a');

describe.each([
  ['form', form],
  ['preview', preview],
] as const)('%s', (kind, source) => {
  it('renders the same string every time, without styles, scripts, or invalid numbers', () => {
    expect(markup(kind, source)).toBe(markup(kind, source));
    expect(markup(kind, source)).not.toMatch(/<style|<script|\sstyle=|NaN|undefined|Infinity/);
  });

  it('has a version for large screens and one for phones', () => {
    expect(markup(kind, source).match(/<svg [^>]*width="(\d+)"/g)).toEqual([
      expect.stringContaining('width="560"'),
      expect.stringContaining('width="284"'),
    ]);
  });
});

describe('text version', () => {
  it('lists the path and every part of a form, escaped', () => {
    expect(markup('form', form)).toContain(
      '<p>Offers → New offer</p><ul><li>State: Draft</li><li>Options: Private offer (selected), Channel offer</li><li>Dates</li><li>Start date: &lt;today&gt;. In UTC.</li><li>Note</li><li>Buttons: Save draft, Create</li></ul>',
    );
  });

  it('lists the lines and totals of a result', () => {
    expect(markup('preview', preview)).toContain(
      '<li>From: Lumen Harbor</li><li>To: Ferro Robotics</li><li>Devices: 320, 576.00 USD</li><li>Due: 576.00 USD</li><li>Button: Pay</li>',
    );
  });
});

describe('a source', () => {
  it('is a form or a preview', () => {
    expect(['form', 'preview', 'chart', null].filter(isSketchKind)).toEqual(['form', 'preview']);
  });

  it('names the labels with their paths, for the check against the console', () => {
    expect(parseForm(form).labels).toContain('Offers → New offer → Start date');
    expect(parseForm(form).labels).toContain('Offers → New offer');
  });

  it.each([
    ['no alt', 'title: A title\nscreen: Offers\nparts: []', /alt is missing/],
    ['an unknown part', `${captions}screen: Offers\nparts: [{slider: A}, {field: B}]`, /section/],
    ['broken YAML', 'title: [', /flow|expected|Flow/],
    [
      'a word that no phone has room for',
      `${captions}screen: Offers\nparts: [{field: A, value: ${'x'.repeat(60)}}, {field: B}]`,
      /too wide/,
    ],
  ])('is rejected with %s', (_name, source, message) => {
    expect(() => markup('form', source)).toThrow(message);
  });
});
