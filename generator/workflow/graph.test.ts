import {describe, expect, it} from 'vitest';
import type {NodeFile} from '../../src/content-model/workflow/node-file';
import type {WorkflowDocument} from '../../src/content-model/workflow/types';
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
const [picture = '', words = ''] = drawn.split('</svg>');

describe('renderGraph', () => {
  it('draws each node with its kind, and ports that have a name', () => {
    for (const text of ['Start', 'Manual trigger', 'Large &amp; new?', 'If, disabled'])
      expect(picture).toContain(`>${text}<`);
    expect(picture).toContain('>true to second<');
    expect(picture).not.toContain('>main');
  });

  it('dashes the way of errors, and that way alone', () => {
    expect(picture.match(/dg-dashed/g)).toHaveLength(1);
  });

  it('colours by group and greys what is disabled', () => {
    expect(picture.match(/dg-box dg-accent/g)).toHaveLength(1);
    expect(picture.match(/dg-box dg-muted/g)).toHaveLength(1);
  });

  it('draws a sticky note as a note, without its Markdown', () => {
    expect(picture).toContain('class="dg-note"');
    expect(picture).toContain('>Ask Maya first<');
  });

  it('names itself and says in words what leads where', () => {
    expect(picture).toContain('aria-labelledby="workflow-x-caption workflow-x-alt"');
    expect(words).toContain('Large &amp; new? (If) leads to Left out (If): from true, to second.');
    expect(words).toContain('Note: Ask Maya first');
  });
});
