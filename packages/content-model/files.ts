export {type Capability, cellOf, loadCapabilities, type Offered} from './capabilities';
export {
  capabilityId,
  cellId,
  isOld,
  type MatrixRow,
  matrixRows,
  type Verdict,
} from './capability-matrix';
export {loadConsoles} from './consoles';
export {grouped, type Query, querySchema, totals, type Value} from './dataset-query';
export {
  type Cell,
  type Column,
  type Dataset,
  loadDataset,
  loadDatasets,
  parseDataset,
} from './dataset';
export {type Checked, formatDay, isDueSoon, isOutdated, loadFacts, validUntil} from './facts';
export {type GlossaryTerm, loadGlossary} from './glossary';
export {type Integration, loadIntegrations} from './integrations';
export {loadMapping, type Mapping} from './mapping';
export {parsePageFrontMatter} from './front-matter';
export {readRecipe, type Recipe, recipeFile, type RecipeStep} from './recipe';
export {loadSettings, type Setting} from './settings';
export {
  type PageLink,
  readWrittenPages,
  type SitePages,
  splitAddress,
  type WrittenPage,
} from './written-pages';
