import {describe, expect, it} from 'vitest';
import {renderDiagram} from '.';
import {drawLifecycle, parseLifecycle} from './lifecycle';
import {readMeta, SourceError} from './source';

const samples = {
  sequence:
    'Vendor -> Argosy: create-offer\nArgosy --> Vendor: 202\nArgosy -> Argosy: retry\nnote Argosy: waits\n== Later ==\nBuyer -> Argosy: accepts',
  lifecycle:
    '* -> DRAFT: create\nDRAFT, ISSUED -> VOID: void-invoice\nDRAFT -> ISSUED: issue-invoice\nISSUED -> ISSUED: remind\nsuccess: ISSUED',
  flow: 'App -> Argosy: usage\nArgosy -> AWS: meter\nArgosy <-> CRM\npart App: counts\ngroup Clouds: AWS',
  model: 'Offer 1 -- * Entitlement: becomes\nentity Offer: id, status',
};
const meta = (kind: string) => ({
  kind,
  title: 'A title',
  alt: 'A sentence that says what it shows.',
});
const render = (kind: keyof typeof samples) =>
  renderDiagram(samples[kind], meta(kind), `diagram-${kind}`);

describe.each(Object.keys(samples) as (keyof typeof samples)[])('%s', (kind) => {
  it('draws the same string every time', () => {
    expect(render(kind)).toBe(render(kind));
  });

  it('carries no style, script or handler, and only its own ids', () => {
    const html = render(kind);
    expect(html).not.toMatch(/<style|<script|\sstyle=|\son[a-z]+=/);
    for (const [, id] of html.matchAll(/\sid="([^"]+)"/g))
      expect(id).toMatch(new RegExp(`^diagram-${kind}-`));
  });

  it('names itself and tells its content in words', () => {
    const html = render(kind);
    expect(html).toContain(`aria-labelledby="diagram-${kind}-caption diagram-${kind}-alt"`);
    expect(html).toMatch(/<details[\s\S]*<li>[\s\S]*<\/details>/);
  });

  it('keeps every coordinate inside the picture', () => {
    const html = render(kind);
    const [, width = 0, height = 0] = (/viewBox="0 0 (\S+) (\S+)"/.exec(html) ?? []).map(Number);
    for (const [, x, y] of html.matchAll(/<text x="(\S+)" y="(\S+)"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(width);
      expect(Number(y)).toBeLessThanOrEqual(height);
    }
  });
});

describe('lifecycle', () => {
  it('says each transition and which states are final', () => {
    const {textVersion} = drawLifecycle(parseLifecycle(samples.lifecycle));
    expect(textVersion).toContain('<strong>Start to DRAFT</strong>: create');
    expect(textVersion).toContain('<strong>ISSUED to VOID</strong>: void-invoice');
    expect(textVersion).toContain('Final: VOID.');
  });

  it('stresses the transition of one operation', () => {
    const model = {...parseLifecycle(samples.lifecycle), emphasis: 'issue-invoice'};
    expect(drawLifecycle(model).content.match(/dg-line dg-emphasis/g)).toHaveLength(1);
  });
});

describe('text', () => {
  it('is escaped', () => {
    const html = renderDiagram(
      'A -> B: <script>"x" & y',
      {...meta('flow'), title: 'A "b" <c>'},
      'd',
    );
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script');
    expect(html).toContain('aria-label="A &quot;b&quot; &lt;c&gt;, diagram"');
  });
});

describe('mistakes', () => {
  it.each([
    ['an unknown kind', () => renderDiagram('A -> B', meta('pie'), 'd'), /"pie" is not a kind/],
    [
      'a line it cannot read',
      () => renderDiagram('A -> B: x\nnonsense', meta('flow'), 'd'),
      /nonsense/,
    ],
    [
      'a transition without a cause',
      () => renderDiagram('A -> B', meta('lifecycle'), 'd'),
      /what moves A to B/,
    ],
    [
      'a misspelt participant',
      () => renderDiagram('participants: A, B\nA -> C: x', meta('sequence'), 'd'),
      /"C" is not among/,
    ],
    [
      'a misspelt tone',
      () => renderDiagram('A -> B: x\nsuccess: C', meta('flow'), 'd'),
      /"C" has a tone/,
    ],
    ['an unknown count', () => renderDiagram('A 2 -- * B', meta('model'), 'd'), /counts/],
    ['no alt', () => readMeta('flow title="A title"'), /alt/],
    ['no title', () => readMeta('flow alt="A sentence that says what it shows."'), /title/],
    [
      'an unknown option',
      () => readMeta('flow title="A title" alt="A sentence that says what it shows." size="9"'),
      /size/,
    ],
  ])('are refused: %s', (_name, run, message) => {
    expect(run).toThrow(SourceError);
    expect(run).toThrow(message);
  });

  it('know their line', () => {
    try {
      renderDiagram('A -> B: x\n\nnonsense', meta('flow'), 'd');
    } catch (error) {
      expect((error as SourceError).line).toBe(3);
    }
    expect.assertions(1);
  });
});
