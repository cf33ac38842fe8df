import {closedRequests} from './closed-requests';
import {conditions} from './conditions';
import {distinctPaths} from './distinct-paths';
import {enumMeanings} from './enum-meanings';
import {idForm} from './id-form';
import {listShape} from './list-shape';
import {moneyForm} from './money-form';
import {namedExamples} from './named-examples';
import {namedSchemas} from './named-schemas';
import {operationDescription} from './operation-description';
import {operationErrors} from './operation-errors';
import {operationIdIsSlug} from './operation-id-is-slug';
import {operationIdempotency} from './operation-idempotency';
import {operationKeywords} from './operation-keywords';
import {operationMarketplaces} from './operation-marketplaces';
import {operationPermission} from './operation-permission';
import {operationRateClass} from './operation-rate-class';
import {operationRepeat} from './operation-repeat';
import {plainRefs} from './plain-refs';
import {plainTitles} from './plain-titles';
import {propertyDocumented} from './property-documented';
import {timeForm} from './time-form';

const rules = {
  'closed-requests': closedRequests,
  conditions,
  'distinct-paths': distinctPaths,
  'enum-meanings': enumMeanings,
  'id-form': idForm,
  'list-shape': listShape,
  'money-form': moneyForm,
  'named-examples': namedExamples,
  'named-schemas': namedSchemas,
  'operation-description': operationDescription,
  'operation-errors': operationErrors,
  'operation-id-is-slug': operationIdIsSlug,
  'operation-idempotency': operationIdempotency,
  'operation-keywords': operationKeywords,
  'operation-marketplaces': operationMarketplaces,
  'operation-permission': operationPermission,
  'operation-rate-class': operationRateClass,
  'operation-repeat': operationRepeat,
  'plain-refs': plainRefs,
  'plain-titles': plainTitles,
  'property-documented': propertyDocumented,
  'time-form': timeForm,
};

export const ruleNames = Object.keys(rules);

export const plugin = {id: 'argosy', rules: {oas3: rules}};
