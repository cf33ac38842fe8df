import path from 'node:path';
import mdxLoader, {type Options as LoaderOptions} from '@docusaurus/mdx-loader';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {markdown, mdxPipeline} from '@docs/site/config';
import {markBroken, PageProblems, problemAt} from '@docs/site/mdx';
import {internalLinks} from './internal-links';
import type {SiteRoutes} from './site-routes';

type Page = {filePath: string; content: string};
type LoaderContext = ThisParameterType<typeof mdxLoader>;

/** All problems of a page as `file:line: message`. Compiles it with the build's loader. */
export async function pageProblems(page: Page, routes: SiteRoutes): Promise<string[]> {
  const filePath = path.resolve(page.filePath);
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
    await compile({filePath, content: page.content}, loaderOptions(routes, parseFrontMatter));
    return frontMatterProblems;
  } catch (error) {
    return [...frontMatterProblems, ...problemsOf(error as Error, filePath)];
  }
}

function loaderOptions(routes: SiteRoutes, parseFrontMatter: ParseFrontMatter): LoaderOptions {
  const markdownConfig: MarkdownConfig = {
    ...markdown,
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: markBroken, onBrokenMarkdownImages: markBroken},
  };
  return {
    ...mdxPipeline({checks: [[internalLinks, {routes}]]}),
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
function compile({filePath, content}: Page, options: LoaderOptions): Promise<void> {
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
