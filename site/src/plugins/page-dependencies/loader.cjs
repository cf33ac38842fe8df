// @ts-check

const {statSync} = require('node:fs');

/**
 * @typedef {object} Options
 * @property {import('../../mdx/page-dependencies').watchDependencies} watchDependencies
 * @property {'client' | 'server'} compiler
 * @property {string} codeVersion
 *
 * @typedef {object} LoaderContext
 * @property {string} resourcePath
 * @property {() => Options} getOptions
 * @property {(file: string) => void} addDependency
 * @property {(folder: string) => void} addContextDependency
 */

/**
 * Runs before the MDX loader. Both have the same loader context, so `addDependency` stays valid while
 * MDX is compiled.
 *
 * @this {LoaderContext}
 * @param {string} source
 */
module.exports = function pageDependencies(source) {
  const {watchDependencies, compiler, codeVersion} = this.getOptions();
  this.addDependency(codeVersion);
  watchDependencies(this.resourcePath, compiler, (file) => {
    const isFolder = statSync(file, {throwIfNoEntry: false})?.isDirectory();
    if (isFolder) this.addContextDependency(file);
    else this.addDependency(file);
  });
  return source;
};
