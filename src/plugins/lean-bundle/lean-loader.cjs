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

  /** The second of three is the source of a page, for the server's list of what it rendered. */
  registry: (source) =>
    source.replaceAll(/\), "[^"]*", require\.resolveWeak\(/g, '), "", require.resolveWeak('),
};

/** A loader of the bundler; `what` says which of the generated files it was given. */
module.exports = function leanLoader(source) {
  return lean[this.getOptions().what](source);
};
