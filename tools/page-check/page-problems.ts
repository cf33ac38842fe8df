import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import mdxLoader, {type Options as LoaderOptions} from '@docusaurus/mdx-loader';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Pluggable} from 'unified';
import {markdown, mdxPipeline} from '@docs/site/config';
import {markBroken, PageProblems, problemAt} from '@docs/site/mdx';
import {nearest} from '@docs/content-model';
import {internalLinks, type PageLinks} from './internal-links';
import type {SiteRoutes} from './site-routes';

type Page = {filePath: string; content: string};
type LoaderContext = ThisParameterType<typeof mdxLoader>;

/** Checks pages of a site together, so that a page that many others link to is compiled only once. */
export class PageCheck {
  private readonly compiled = new Map<string, Promise<CompiledPage>>();

  constructor(private readonly routes: SiteRoutes) {}

  /** All problems of a page as `file:line: message`, with links to anchors that don't exist. */
  async problemsOf(page: Page): Promise<string[]> {
    const {problems, links} = await this.compile(page);
    const broken: string[] = [];
    for (const {line, address, route, anchor} of links.needed) {
      const anchors = route === undefined ? links.anchors : await this.anchorsAt(route);
      if (anchors && !anchors.has(anchor))
        broken.push(problemAt(page.filePath, line, noAnchor(address, anchor, anchors)));
    }
    return [...problems, ...broken];
  }

  /** The anchors of the page at an address, or undefined if it has no file or can't be compiled. */
  private async anchorsAt(route: string): Promise<Set<string> | undefined> {
    const filePath = this.routes.fileAt(route);
    if (filePath === undefined) return undefined;
    const page = {filePath, content: readFileSync(filePath, 'utf8')};
    const {problems, links} = await this.compile(page);
    return problems.length > 0 && links.anchors.size === 0 ? undefined : links.anchors;
  }

  private compile(page: Page): Promise<CompiledPage> {
    const key = `${path.resolve(page.filePath)}\n${page.content}`;
    const known = this.compiled.get(key) ?? compilePage(page, this.routes);
    this.compiled.set(key, known);
    return known;
  }
}

function noAnchor(address: string, anchor: string, anchors: Set<string>): string {
  const [similar] = nearest(anchor, [...anchors]);
  const hint = similar ? `. The most similar one is #${similar}` : '';
  return `the link ${address} leads to no anchor${hint}`;
}

type CompiledPage = {problems: string[]; links: PageLinks};

/** Compiles a page with the build's loader. */
export async function compilePage(page: Page, routes: SiteRoutes): Promise<CompiledPage> {
  const filePath = path.resolve(page.filePath);
  const links: PageLinks = {anchors: renderedAnchors(filePath), needed: []};
  const frontMatterProblems: string[] = [];
  // The build stops at invalid front matter. This check continues with the rest of the page.
  const parseFrontMatter: ParseFrontMatter = async (params) => {
    try {
      return await markdown.parseFrontMatter(params);
    } catch (error) {
      frontMatterProblems.push((error as Error).message);
      return DEFAULT_PARSE_FRONT_MATTER(params).catch(() => ({frontMatter: {}, content: ''}));
    }
  };
  try {
    const checks: Pluggable[] = [[internalLinks, {routes, found: links}]];
    await runLoader(
      {filePath, content: page.content},
      loaderOptions(routes, parseFrontMatter, checks),
    );
    return {problems: frontMatterProblems, links};
  } catch (error) {
    return {problems: [...frontMatterProblems, ...problemsOf(error as Error, filePath)], links};
  }
}

/** The anchors in the parts of a page of the reference, which `npm run generate` has rendered. */
function renderedAnchors(filePath: string): Set<string> {
  const [, name] = /[\\/]api[\\/](.+)\.mdx$/.exec(filePath) ?? [];
  const file = `.generated/api/_parts/${name}.json`;
  if (!name || !existsSync(file)) return new Set();
  const parts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const ids = Object.values(parts).flatMap((html) => [...html.matchAll(/ id="([^"]+)"/g)]);
  return new Set(ids.map(([, id = '']) => id));
}

function loaderOptions(
  routes: SiteRoutes,
  parseFrontMatter: ParseFrontMatter,
  checks: Pluggable[],
): LoaderOptions {
  const markdownConfig: MarkdownConfig = {
    ...markdown,
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: markBroken, onBrokenMarkdownImages: markBroken},
  };
  return {
    ...mdxPipeline({checks}),
    admonitions: true,
    markdownConfig,
    siteDir: path.resolve('site'),
    staticDirs: ['site/static', '.generated/static'].map((folder) => path.resolve(folder)),
    isMDXPartial: (file) => path.basename(file).startsWith('_'),
    resolveMarkdownLink: ({sourceFilePath, linkPathname}) =>
      routes.ofFile(path.resolve(path.dirname(sourceFilePath), linkPathname)) ?? null,
  };
}

/** Runs the loader as the bundler does. */
function runLoader({filePath, content}: Page, options: LoaderOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const context = {
      resource: filePath,
      resourcePath: filePath,
      _compiler: {name: 'client'},
      getOptions: () => options,
      async: () => (error: Error | null) => (error ? reject(error) : resolve()),
    };
    void mdxLoader.call(context as unknown as LoaderContext, content);
  });
}

/** The loader wraps the original error: our list, or an MDX syntax error with its position. */
function problemsOf(error: Error, filePath: string): string[] {
  const cause = error.cause instanceof Error ? error.cause : error;
  if (cause instanceof PageProblems) return cause.problems;
  const {line, reason = cause.message} = cause as {line?: number; reason?: string};
  // The position of an unclosed tag is only in the message: "Expected a closing tag for `<Steps>`
  // (10:1-10:8)".
  const lineInText = reason.match(/\((\d+):\d+-\d+:\d+\)/)?.[1];
  return [problemAt(filePath, line ?? (lineInText ? Number(lineInText) : undefined), reason)];
}
