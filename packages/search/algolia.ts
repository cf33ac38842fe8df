export {AlgoliaSearchClient} from './backends/algolia';
export {type AlgoliaHit, markAfter, markBefore} from './backends/algolia/to-hit';
