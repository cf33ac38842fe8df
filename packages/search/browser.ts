export {answerAndRows} from './answer-and-rows';
export {pageTitles} from './backends/static/page-titles';
export {OtherVersionError} from './backends/static/wire';
export {defaultSearchTag, mergeFacetFilters} from './facets';
export {keepRows, type LateMatch} from './keep-rows';
export {addRecent, parseRecent, type RecentPage} from './recent-pages';
export {resultUrl} from './url-processing';
