export {type Area, areaHomes, areaLabels, areaOfTag, areas, isArea} from './areas';
export type {SearchConfig} from './config';
export {textOf} from './highlight';
export {kindLabels, kindOf} from './kinds';
export {hitsPerPage, maxQueryLength, rowsBeforeText, sectionsPerPage, typingPause} from './limits';
export {terms} from './tokenizer';
export type {
  Answer,
  FacetFilters,
  Hierarchy,
  SearchHit,
  SearchRecord,
  SearchRequest,
  SearchResponse,
  SectionHit,
  Segment,
} from './types';
