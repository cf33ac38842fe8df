export {errorAddress, eventAddress, eventSlug} from './catalog-addresses';
export {type Change, changeClasses, idOf} from './changes/change';
export {compareContracts} from './changes/compare';
export {
  type CatalogEntry,
  type ErrorCatalog,
  type InventoryItem,
  listOperationFiles,
  type OperationFile,
  readContractFile,
  readErrorCatalog,
  readEventTypes,
  readInventory,
} from './contract-files';
export {contractPart, contractParts} from './contract-parts';
export {errorEnvelope, siteOf} from './error-examples';
export {goModule, goName, goVariable, goVariant} from './go-names';
export {isObject, type Json, refName, resolvePointer, valueIn} from './json';
export {moverLabel, moverName, moverOf} from './lifecycle-movers';
export {loadSpec} from './load-spec';
export {messageOf} from './messages';
export {operationIdToSlug, slugToOperationId} from './naming';
export {
  type ApiObject,
  eventsOfObject,
  kebab,
  lifecycleAddress,
  objectsOf,
  operationsOfObject,
  returnedSchemas,
  sharedObjects,
} from './objects';
export {
  domainOf,
  errorsOf,
  listOperations,
  needsToken,
  type OperationEntry,
  operationOrder,
  parametersOf,
  resolveRef,
  responsesOf,
} from './operations';
export {partnerNames} from './partner-names';
export {paths} from './paths';
export {reachableSchemas, receivedSchemas} from './reachable-schemas';
export {covers, readChangelog, type ReleaseNotes} from './releases/changelog';
export {correctionsOf, withCorrections} from './releases/corrections';
export {historyOf, type Step} from './releases/history';
export {markedErrors} from './releases/marked-errors';
export {compareVersions, readReleases, releasedFolder, versionOf} from './releases/released';
export {readSdkChangelog} from './releases/sdk-changelog';
export {contractConfig} from './rules/config';
export {
  callShape,
  type Name,
  nameOf,
  queryParamsName,
  queryParamsSchema,
  type SdkCallShape,
} from './sdk-call';
export {alternativesOf, requirementsOf} from './schema-rules';
export {readSdkMethods, type SdkMethod} from './sdk-methods';
export {sdkVersion} from './sdk-version';
export type {
  Example,
  Lifecycle,
  StatusKind,
  MediaType,
  Operation,
  Parameter,
  Response,
  Schema,
  Spec,
  Transition,
} from './spec-types';
export {variantOf} from './variants';
export {bundleToYaml, writeBundle} from './write-bundle';
export {addFieldExamples} from './field-examples';
export {markVersions} from './releases/mark-versions';
