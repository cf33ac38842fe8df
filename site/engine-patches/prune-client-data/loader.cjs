// @ts-check

/** @typedef {Record<string, unknown>} Data */

/**
 * @param {string} source
 * @param {(key: string, value: unknown) => unknown} [reviver]
 */
const parse = (source, reviver) => {
  /** @type {unknown} */
  const data = JSON.parse(source, reviver);
  return /** @type {Data} */ (data);
};

const unusedConfig = [
  ...['plugins', 'themes', 'presets', 'headTags', 'scripts', 'stylesheets', 'clientModules'],
  ...['staticDirectories', 'markdown'],
];

/** Code is highlighted at build time, and there's no blog. */
const unusedThemeConfig = ['prism', 'blog'];

/** @type {(data: Data, keys: string[]) => Data} */
const without = (data, keys) =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));

/** @type {Record<string, (source: string) => string>} */
const prune = {
  config(source) {
    const config = parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
    const themeConfig = without(/** @type {Data} */ (config.themeConfig), unusedThemeConfig);
    return `export default ${JSON.stringify({...without(config, unusedConfig), themeConfig})};`;
  },

  /**
   * `docs` is for lists of cards, which we don't use. Breadcrumbs only check whether a sidebar item has
   * a `docId`.
   */
  version(source) {
    const props = parse(source, (key, value) => (key === 'docId' ? 'page' : value));
    if (props.version) props.version = {...props.version, docs: {}};
    return JSON.stringify(props);
  },

  /** The page exports its front matter too. Here only the draft and unlisted banners read it. */
  page(source) {
    const {frontMatter, ...page} = parse(source);
    const {draft, unlisted} = /** @type {Data} */ (frontMatter);
    const used = without(page, ['source', 'sourceDirName', 'slug', 'draft']);
    return JSON.stringify({...used, frontMatter: {draft, unlisted}});
  },

  /**
   * The name and ID of each page's module. The server reports them while it renders, and the client
   * doesn't use them.
   */
  registry(source) {
    const pruned = source.replaceAll(/, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g, ']');
    if (pruned.includes('resolveWeak')) throw new Error('registry.js has an unknown format.');
    return pruned;
  },

  /** Only navbar items that refer to a doc by its ID use this list. */
  globalData: (source) =>
    JSON.stringify(
      parse(source, (key, value) => (key === 'docs' && Array.isArray(value) ? [] : value)),
    ),
};

/**
 * @this {{getOptions: () => {kind: string}, addDependency: (file: string) => void}}
 * @param {string} source
 */
module.exports = function pruneLoader(source) {
  // The build cache tracks a module's files, but not the code of its loaders.
  this.addDependency(__filename);
  const {kind} = this.getOptions();
  const pruned = prune[kind];
  if (!pruned) throw new Error(`Unknown kind of generated file: ${kind}`);
  return pruned(source);
};
