import path from 'node:path';
import {createMDXLoaderRule, type Options as LoaderOptions} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';

export type Options = {
  /** Folder of the partials, relative to the site. */
  path: string;
} & Pick<LoaderOptions, 'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'>;

/**
 * Compiles partials that several documentation areas share. Docusaurus would compile a file
 * outside the areas too, but without our plugins.
 */
export default async function partials(
  {siteDir, siteConfig}: LoadContext,
  options: Options,
): Promise<Plugin> {
  const include = path.resolve(siteDir, options.path);
  const rule = await createMDXLoaderRule({
    include: [include],
    options: {
      useCrossCompilerCache: siteConfig.future.faster.mdxCrossCompilerCache,
      admonitions: true,
      beforeDefaultRemarkPlugins: options.beforeDefaultRemarkPlugins,
      remarkPlugins: options.remarkPlugins,
      rehypePlugins: options.rehypePlugins,
      recmaPlugins: [],
      beforeDefaultRehypePlugins: [],
      staticDirs: siteConfig.staticDirectories.map((dir) => path.resolve(siteDir, dir)),
      siteDir,
      isMDXPartial: () => true,
      markdownConfig: siteConfig.markdown,
    },
  });
  return {
    name: 'partials',
    getPathsToWatch: () => [`${include}/**/*.mdx`],
    configureWebpack: () => ({module: {rules: [rule]}}),
  };
}
