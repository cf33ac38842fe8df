import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import {parsePageFrontMatter} from '../src/content-model/parse-front-matter';
import codeBlocks from '../src/remark/code-blocks';
import jsonExamples from '../src/remark/contract/json-examples';
import contractLifecycles from '../src/remark/contract/lifecycles';
import contractReferences from '../src/remark/contract/references';
import datasets from '../src/remark/datasets';
import facts from '../src/remark/facts';
import figures from '../src/remark/figures';
import glossary from '../src/remark/glossary';
import mappings from '../src/remark/mappings';
import recipes from '../src/remark/recipes';
import settings from '../src/remark/settings';
import stepAnchors from '../src/remark/step-anchors';
import strayDirectives from '../src/remark/stray-directives';
import tableValues from '../src/remark/table-values';
import workflow from '../src/remark/workflow';
import {site} from './site';

/** Absolute, because a planted site of the tests is built from another folder. */
export const contentData = path.join(__dirname, '..', 'content', 'data');

/** What our own vocabulary needs done at build. `dataDir` is where charts and settings find their files. */
export const vocabulary = (
  dataDir: string = contentData,
): NonNullable<DocsOptions['remarkPlugins']> => [
  strayDirectives,
  stepAnchors,
  // Before references and figures, which link and draw what it writes.
  [recipes, {folder: path.join(contentData, 'recipes')}],
  contractReferences,
  contractLifecycles,
  jsonExamples,
  [facts, {folder: path.join(contentData, 'facts')}],
  // Before figures, which draw what it writes.
  [datasets, {folder: path.join(contentData, 'datasets')}],
  [figures, {dataDir}],
  [glossary, {file: path.join(contentData, 'glossary.yaml')}],
  [mappings, {dataDir: contentData}],
  [settings, {dataDir}],
  [workflow, {folder: path.join(contentData, 'workflow')}],
  // After everything that writes tables.
  tableValues,
  // Last: what is still code is shown as code.
  codeBlocks,
];

export const markdown: NonNullable<Config['markdown']> = {
  format: 'detect',
  mermaid: false,
  parseFrontMatter: parsePageFrontMatter,
  hooks: {
    onBrokenMarkdownLinks: site.strict ? 'throw' : 'warn',
    onBrokenMarkdownImages: 'throw',
  },
};
