import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Helpers, Plugin as PostCssPlugin, Root} from 'postcss';

/** Elements that Markdown brings and that no source names. */
const ofMarkdown = ['abbr', 'blockquote', 'del', 'hr', 'ins', 'kbd', 'mark', 'small', 'sub', 'sup'];

/**
 * Takes out of the framework's style sheet what no source names: half of it. Our own sheets and the
 * theme's are not touched.
 */
export default function unusedCss({siteDir}: LoadContext): Plugin {
  const project = path.resolve(__dirname, '../../..');
  // Our own src/css/infima.css isn't it.
  const framework = path.join('node_modules', 'infima');
  const engine = path.join(project, 'node_modules', '@docusaurus');
  const purge = purgeCss({
    content: [
      `${engine}/{theme-classic,theme-common}/lib/**/*.js`,
      `${project}/{src,generator,config}/**/*.{ts,tsx}`,
      `${siteDir}/{docs,content,pages,i18n}/**/*.{md,mdx,tsx}`,
    ],
    safelist: {standard: ofMarkdown, deep: [/data-theme/, /dir/]},
    dynamicAttributes: ['data-theme', 'dir', 'open', 'href', 'type', 'title', 'class'],
  }) as PostCssPlugin;
  return {
    name: 'unused-css',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'unused-css',
        OnceExit: (root: Root, helpers: Helpers) =>
          root.source?.input.file?.includes(framework)
            ? purge.OnceExit?.(root, helpers)
            : undefined,
      });
      return options;
    },
  };
}
