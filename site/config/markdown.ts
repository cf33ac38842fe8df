import path from 'node:path';
import type {Pluggable} from 'unified';
import type {MarkdownConfig} from '@docusaurus/types';
import {parsePageFrontMatter} from '@docs/content-model/files';
import {failOnProblems} from '../src/mdx/problems';
import tables from '../src/rehype/tables';
import {brokenReferences, markBroken} from '../src/remark/broken-references';
import {capabilities} from '../src/remark/capabilities';
import {codeBlocks, includeCode} from '../src/remark/code-blocks';
import {consoleLabels, formLabels} from '../src/remark/console-labels';
import jsonExamples from '../src/remark/contract/json-examples';
import contractLifecycles from '../src/remark/contract/lifecycles';
import contractReferences from '../src/remark/contract/references';
import datasets from '../src/remark/datasets';
import facts from '../src/remark/facts';
import figures from '../src/remark/figures';
import glossary from '../src/remark/glossary';
import {admonitionKinds, headingOrder, imageAlt, strayDirectives} from '../src/remark/text-rules';
import integrations from '../src/remark/integrations';
import {knownComponents, knownNames} from '../src/remark/known-names';
import {mappings} from '../src/remark/mappings';
import offerRows from '../src/remark/offer-rows';
import recipes from '../src/remark/recipes';
import {settings} from '../src/remark/settings';
import stepAnchors from '../src/remark/step-anchors';
import tableValues from '../src/remark/table-values';
import whatsNew from '../src/remark/whats-new';
import workflow from '../src/remark/workflow';
import {site} from './site';

/** Absolute, because the tests build sites from other folders. */
const contentData = path.join(__dirname, '..', '..', 'content', 'data');

type Plugins = Pluggable[];

type PipelineOptions = {
  /** Folder with the files of charts and settings. */
  dataDir?: string;
  /** Additional checks that run on the page as it will be rendered. */
  checks?: Plugins;
};

type MdxPipeline = {
  beforeDefaultRemarkPlugins: Plugins;
  remarkPlugins: Plugins;
  rehypePlugins: Plugins;
};

const today = new Date(site.today);

/** The site's address without a trailing slash. */
export const docsUrl = new URL(site.baseUrl, site.url).href.replace(/\/$/, '');

const consoleData = {
  consoles: path.join(contentData, 'consoles'),
  settings: path.join(contentData, 'settings'),
};

const integrationPages = {
  folder: path.join(contentData, '..', 'guides', 'integrations'),
  address: '/integrations',
};

/**
 * Our plugins for pages. The build, the development server, partials, and `npm run check:page` all
 * use them.
 */
export const mdxPipeline = ({
  dataDir = contentData,
  checks = [],
}: PipelineOptions = {}): MdxPipeline => ({
  // Docusaurus adds heading IDs after these, so that generated headings get one too.
  beforeDefaultRemarkPlugins: [
    // First, because they check what the author wrote.
    ...[knownComponents, knownNames, admonitionKinds, headingOrder, imageAlt],
    [consoleLabels, consoleData],
    [formLabels, consoleData],
    [
      includeCode,
      {
        values: {
          DOCS_URL: docsUrl,
          SDK_VERSION: site.sdkVersion,
          MCP_VERSION: site.docsServerVersion,
          SANDBOX_VERSION: site.sandboxVersion,
        },
      },
    ],
    [capabilities, {file: path.join(contentData, 'capabilities.yaml'), today}],
    [whatsNew, {file: path.resolve('openapi', 'changelog.yaml')}],
  ],
  remarkPlugins: [
    strayDirectives,
    stepAnchors,
    // Before references and figures, which process its output.
    [recipes, {folder: path.join(contentData, 'recipes')}],
    contractReferences,
    contractLifecycles,
    jsonExamples,
    [facts, {folder: path.join(contentData, 'facts'), today}],
    // Before figures, which draws its charts.
    [datasets, {folder: path.join(contentData, 'datasets')}],
    [figures, {dataDir}],
    [glossary, {file: path.join(contentData, 'glossary.yaml')}],
    [integrations, integrationPages],
    [mappings, {dataDir: contentData}],
    offerRows,
    [settings, {dataDir}],
    [workflow, {folder: path.join(contentData, 'workflow')}],
    // After everything that writes tables.
    tableValues,
    // After everything that replaces code blocks.
    codeBlocks,
    brokenReferences,
    ...checks,
    // Last, so that the page fails with all reported problems.
    failOnProblems,
  ],
  rehypePlugins: [tables],
});

/** Complete, because `npm run check:page` passes it to the MDX loader without Docusaurus's defaults. */
export const markdown: MarkdownConfig = {
  format: 'detect',
  mermaid: false,
  emoji: true,
  mdx1Compat: {comments: false, admonitions: false, headingIds: false},
  anchors: {maintainCase: false},
  remarkRehypeOptions: undefined,
  parseFrontMatter: parsePageFrontMatter,
  hooks: {
    onBrokenMarkdownLinks: site.strict ? markBroken : 'warn',
    onBrokenMarkdownImages: markBroken,
  },
};
