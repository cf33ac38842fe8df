import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import {dependenciesOf} from '../mdx/page-dependencies';
import integrations from './integrations';

const frontMatter = `---
kind: integration
title: Report usage from Orb
sidebar_label: Orb
category: usage-billing
level: organization
direction: in
---
`;

it('passes the front matter of the pages, and makes the page depend on them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'integrations-'));
  writeFileSync(path.join(folder, 'orb.mdx'), frontMatter);
  writeFileSync(path.join(folder, 'index.mdx'), '---\nkind: overview\ntitle: All\n---\n');
  const node = {
    type: 'mdxJsxFlowElement' as const,
    name: 'IntegrationDirectory',
    attributes: [],
    children: [],
  };
  const page = new VFile({path: path.join(folder, 'index.mdx')});
  const transform = integrations({folder, address: '/integrations'}) as (
    root: Root,
    file: VFile,
  ) => void;
  transform({type: 'root', children: [node]}, page);
  const [attribute] = node.attributes as {name: string; value: {value: string}}[];
  expect(JSON.parse(attribute?.value.value ?? '')).toEqual([
    {
      name: 'Orb',
      page: '/integrations/orb',
      task: 'Report usage from Orb',
      group: 'usage-billing',
      direction: 'in',
      level: 'organization',
    },
  ]);
  expect(dependenciesOf(page.path)).toContain(folder);
});
