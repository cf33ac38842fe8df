export {SearchEngine} from './backends/static/engine';
export type {Page as RankedPage} from './backends/static/ranking';
export {
  encode,
  type FirstTier,
  type FullText,
  type Manifest,
  manifestName,
  OtherVersionError,
  readManifest,
} from './backends/static/wire';
export {stopWords} from './stop-words';
