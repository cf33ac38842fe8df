// @ts-check

/**
 * Makes each file of rendered parts a separate chunk that's fetched only on client-side navigation.
 * The first page already has its parts in the HTML.
 *
 * @this {{resourcePath: string, addDependency: (file: string) => void}} The bundler's loader context.
 */
module.exports = function lazyParts() {
  // The build cache tracks a module's files, but not the code of its loaders.
  this.addDependency(__filename);
  const file = JSON.stringify(`${this.resourcePath}?parts`);
  return `module.exports = {fetch: () => import(${file})};`;
};
