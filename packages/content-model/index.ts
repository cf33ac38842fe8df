export {
  correctedAddress,
  encodedAddress,
  pageAddress,
  pagesByKey,
  type Redirect,
  withExtension,
} from './address-spelling';
export {marketplaceSupport, type MarketplaceSupport} from './marketplace-support';
export {type Marketplace, marketplaces, offeredLabels, supportedLabels} from './marketplaces';
export {datasetAddress, datasetFamilies} from './dataset-families';
export {
  type Direction,
  directions,
  type IntegrationGroup,
  integrationGroups,
  type Level,
  levels,
} from './integration-labels';
export {
  type ConsoleLabel,
  isEndOf,
  isPlaceholder,
  type LabelIndex,
  labelOf,
  type LabelPath,
  pathOf,
  pathsTo,
} from './label-path';
export {nearest, nearestPages, type PageTitle} from './nearest';
