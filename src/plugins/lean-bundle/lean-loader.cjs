const {readFileSync} = require('node:fs');

/** What a browser never asks of the site's configuration. */
const unread = [
  ...['plugins', 'themes', 'presets', 'headTags', 'scripts', 'stylesheets', 'clientModules'],
  ...['staticDirectories', 'markdown'],
];

const lean = {
  config(source) {
    const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
    const read = Object.entries(config).filter(([name]) => !unread.includes(name));
    return `export default ${JSON.stringify(Object.fromEntries(read))};`;
  },

  /** The docs of a version are there for lists of cards, which no page of ours has. */
  version(source) {
    const props = JSON.parse(source);
    if (props.version) props.version.docs = {};
    return JSON.stringify(props);
  },

  /** Of a page's loader, its source and its module, the last two are there for the server alone. */
  registry: (source, {names, isServer}) =>
    (isServer
      ? source
      : source.replaceAll(/\), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ')]')
    ).replaceAll(/"([^"]*)"/g, (_quoted, name) => JSON.stringify(names.get(name) ?? name)),

  chunkNames: (source, {names}) =>
    JSON.stringify(
      JSON.parse(source, (_key, value) =>
        typeof value === 'string' ? (names.get(value) ?? value) : value,
      ),
    ),
};

/** A number for each chunk in place of a hash, which no compression makes shorter. */
function shortNames(registryFile) {
  const keys = readFileSync(registryFile, 'utf8').matchAll(/^ {2}"([^"]+)": \[/gm);
  return new Map([...keys].map(([, name], index) => [name, `c${index.toString(36)}`]));
}

/** A loader of the bundler; `what` says which of the generated files it was given. */
module.exports = function leanLoader(source) {
  const {what, registryFile, isServer} = this.getOptions();
  this.addDependency(registryFile);
  return lean[what](source, {names: shortNames(registryFile), isServer});
};
