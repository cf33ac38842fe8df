import {createHash} from 'node:crypto';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';
import {bundleControls} from './bundle';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

const client = path.join(__dirname, 'client');

export interface Options {
  /** Set in the development server, which renders the page's head only once. */
  fixedName: boolean;
}

/** Adds the script for the controls of a page's content, which runs before Docusaurus's own scripts. */
export default function controls({baseUrl}: LoadContext, {fixedName}: Options): Plugin {
  const text = bundleControls();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `assets/js/controls${fixedName ? '' : `.${hash}`}.js`;
  const firstPaint = inlineScript(path.join(__dirname, 'first-paint.ts'));
  return {
    name: 'controls',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: firstPaint},
        {tagName: 'script', attributes: {src: `${baseUrl}${file}`, defer: true}},
      ],
    }),
    getClientModules: () => [
      path.join(__dirname, '..', '..', 'components', 'shell', 'new-content.ts'),
    ],
    configureWebpack: (_config, isServer) => ({plugins: isServer ? [] : [emit]}),
  };

  /** Adds the file to the bundler's output, so the development server has it too and updates it. */
  function emit({hooks, webpack: {Compilation, sources}}: Compiler): void {
    hooks.thisCompilation.tap('controls', (compilation) => {
      compilation.contextDependencies.add(client);
      compilation.hooks.processAssets.tap(
        // After the minifier, which would only change it.
        {name: 'controls', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT},
        () => compilation.emitAsset(file, new sources.RawSource(bundleControls())),
      );
    });
  }
}
