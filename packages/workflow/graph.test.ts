import {describe, expect, it} from 'vitest';
import type {NodeFile} from './model/node-file';
import type {WorkflowDocument} from './model/types';
import {renderGraph} from './graph';

const file = (title: string, group: NodeFile['group'], runs: NodeFile['runs'] = 'each') =>
  ({title, group, runs}) as NodeFile;
const files: Record<string, NodeFile> = {
  start: file('Manual trigger', 'trigger'),
  if: file('If', 'flow'),
  'sticky-note': file('Sticky note', 'canvas', 'never'),
};
const node = (id: string, name: string, type: string, more = {}) => ({
  id,
  name,
  type,
  position: [0, 0] as [number, number],
  settings: {},
  ...more,
});

const document: WorkflowDocument = {
  name: 'A graph',
  nodes: [
    node('start', 'Start', 'start'),
    node('check', 'Large & new?', 'if'),
    node('off', 'Left out', 'if', {disabled: true}),
    node('note', 'Remark', 'sticky-note', {settings: {text: '## Ask **Maya** first'}}),
  ],
  connections: [
    {from: 'start', output: 'main', to: 'check', input: 'main'},
    {from: 'check', output: 'true', to: 'off', input: 'second'},
    {from: 'check', output: 'error', to: 'off', input: 'main'},
  ],
};
const drawn = renderGraph(document, (type) => files[type] as NodeFile, {
  id: 'workflow-x',
  title: 'A title',
});
const [svg = ''] = drawn.split('</svg>');
const textVersion = drawn.slice(drawn.lastIndexOf('</svg>'));

describe('renderGraph', () => {
  it('draws each node with its kind and its named ports', () => {
    for (const text of ['Start', 'Manual trigger', 'Large &amp; new?', 'If, disabled'])
      expect(svg).toContain(`>${text}<`);
    expect(svg).toContain('>true to second<');
    expect(svg).not.toContain('>main');
  });

  it('draws only error connections dashed', () => {
    expect(svg.match(/dg-dashed/g)).toHaveLength(1);
  });

  it('colors nodes by group and grays out disabled ones', () => {
    expect(svg.match(/dg-box dg-accent/g)).toHaveLength(1);
    expect(svg.match(/dg-box dg-muted/g)).toHaveLength(1);
  });

  it('draws a sticky note as a note, without its Markdown', () => {
    expect(svg).toContain('class="dg-note"');
    expect(svg).toContain('>Ask Maya first<');
  });

  it('has an accessible name and a text version of the connections', () => {
    expect(svg).toContain('aria-labelledby="workflow-x-caption workflow-x-alt"');
    expect(textVersion).toContain(
      'Large &amp; new? (If) leads to Left out (If): from true, to second.',
    );
    expect(textVersion).toContain('Note: Ask Maya first');
  });
});
