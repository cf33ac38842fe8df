export {
  find,
  findAll,
  hasClass,
  isElement,
  labelOf,
  textOf,
} from './src/plugins/markdown-pages/component';
export {cachePaths} from './src/plugins/search-index/write-index';
export {harmlessHtml} from './src/trusted-types/harmless-html';
