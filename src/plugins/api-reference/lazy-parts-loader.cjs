/**
 * In the published bundle a file of rendered parts becomes a chunk of its own, fetched only for a
 * client-side navigation: the first page already has its parts in the HTML.
 */
module.exports = function lazyParts() {
  const file = JSON.stringify(`${this.resourcePath}?parts`);
  return `module.exports = {fetch: () => import(${file})};`;
};
