export {correctedAddress, pagesByKey, type Redirect} from './address-spelling';
export {offeredLabels, supportedLabels} from './capability-text';
export {datasetAddress, datasetFamilies} from './dataset-families';
export {
  type Direction,
  directions,
  type IntegrationGroup,
  integrationGroups,
  type Level,
  levels,
} from './integration-labels';
export type {ConsoleLabel, LabelIndex} from './label-index';
export {isEndOf, isPlaceholder, labelOf, type LabelPath, pathOf, pathsTo} from './label-path';
export {marketplaceSupport, type MarketplaceSupport} from './marketplace-support';
export {type Marketplace, marketplaces} from './marketplaces';
export {nearestPages, type PageTitle} from './nearest-pages';
export {nearest} from './nearest';
export {encodedAddress, pageAddress, withExtension} from './page-address';
