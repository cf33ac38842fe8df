/**
 * In the published bundle a file of rendered parts becomes a chunk of its own, asked for only
 * after a client-side navigation: the first page already has its parts in the HTML.
 */
module.exports = function lazyParts() {
  const file = JSON.stringify(`${this.resourcePath}?parts`);
  return `module.exports = {load: () => import(${file})};`;
};
