export {
  find,
  findAll,
  hasClass,
  isElement,
  labelOf,
  textOf,
} from './src/plugins/markdown-pages/elements';
export {cachePaths} from './src/plugins/search-index/write-index';
export {harmlessHtml} from './src/trusted-types/harmless-html';
