const path = require('node:path');
const pageTables = require('./page-tables.cjs');

/** What a browser never asks of the site's configuration. */
const unread = [
  ...['plugins', 'themes', 'presets', 'headTags', 'scripts', 'stylesheets', 'clientModules'],
  ...['staticDirectories', 'markdown'],
];

/** Code is highlighted at build, and there is no blog. */
const unreadOfTheme = ['prism', 'blog'];

const without = (object, names) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

const lean = {
  config(source) {
    const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
    const themeConfig = without(config.themeConfig, unreadOfTheme);
    return `export default ${JSON.stringify({...without(config, unread), themeConfig})};`;
  },

  /**
   * The docs of a version are there for lists of cards, which no page of ours has. Of the id of a page in a
   * sidebar, breadcrumbs ask only whether there is one.
   */
  version(source) {
    const props = JSON.parse(source, (key, value) => (key === 'docId' ? 'page' : value));
    if (props.version) props.version.docs = {};
    return JSON.stringify(props);
  },

  /** Where a page comes from, and its front matter, which it exports as well: here it is asked for banners alone. */
  page(source) {
    const {frontMatter, ...page} = JSON.parse(source);
    const {draft, unlisted} = frontMatter;
    const read = without(page, ['source', 'sourceDirName', 'slug', 'draft']);
    return JSON.stringify({...read, frontMatter: {draft, unlisted}});
  },

  /** The address of every page once more, for items of the navbar that name a page by its id. */
  globalData: (source) =>
    JSON.stringify(
      JSON.parse(source, (key, value) => (key === 'docs' && Array.isArray(value) ? [] : value)),
    ),
};

/** A loader of the bundler; `what` says which of the generated files it was given. */
module.exports = function leanLoader(source) {
  const {what, folder} = this.getOptions();
  if (what in lean) return lean[what](source);
  for (const file of pageTables.files) this.addDependency(path.join(folder, file));
  return pageTables.code[what](pageTables.read(folder));
};
