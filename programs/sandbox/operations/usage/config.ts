import {isDeepStrictEqual} from 'node:util';
import {ApiError, fieldError, invalidField} from '../../errors';
import type {Call, Handlers, JsonObject, World} from '../../types';
import type {MeteringDimension} from '../entitlements/model';
import {clientOf} from '../fields';
import {notSupported, partnerName} from '../partners';
import type {Config, Mapping, PartnerConfig} from './model';

type Update = Partial<PartnerConfig> & {partner: string};

function updateConfig(call: Call) {
  const {world, actor, body} = call;
  const updates = body.partnerConfigs as Update[];
  const config = readConfig(world, actor.orgId);
  for (const [index, update] of updates.entries()) {
    if (updates.findIndex(({partner}) => partner === update.partner) < index) {
      const field = `/partnerConfigs/${index}/partner`;
      throw invalidField(field, 'uniqueItems', 'A partner can have only one entry.');
    }
    check(call, update, index);
  }
  const partnerConfigs = updates.reduce(withUpdate, config.partnerConfigs);
  if (isDeepStrictEqual(partnerConfigs, config.partnerConfigs)) return {body: config};
  const changed: Config = {
    ...config,
    partnerConfigs,
    updatedAt: world.now(),
    updatedBy: clientOf(call),
  };
  storeConfig(world, changed);
  return {body: changed};
}

function withUpdate(configs: PartnerConfig[], update: Update): PartnerConfig[] {
  const current = configs.find(({partner}) => partner === update.partner);
  const next = {...(current ?? defaultConfig(update.partner)), ...withDefaults(update)};
  return current
    ? configs.map((config) => (config === current ? next : config))
    : [...configs, next];
}

function withDefaults({dimensionMappings, ...update}: Update): Update {
  if (!dimensionMappings) return update;
  const mappings = dimensionMappings.map(({sourceKey, targets}) => ({
    sourceKey,
    targets: targets.map(({multiplier = '1', ...target}) => ({...target, multiplier})),
  }));
  return {...update, dimensionMappings: mappings};
}

function check(
  call: Call,
  {partner, dimensionMappings = [], ...update}: Update,
  index: number,
): void {
  if (partner === 'SNOWFLAKE') throw notSupported(partner);
  const drawsDown = update.commitDrawdown === true || update.listPriceAboveCommit === true;
  if (partner === 'GCP' && drawsDown) {
    const setting = update.commitDrawdown ? 'commitDrawdown' : 'listPriceAboveCommit';
    const message = `${partnerName(partner)} doesn't support ${setting}.`;
    throw new ApiError('partner_not_supported', {message});
  }
  checkMappings(dimensionMappings, dimensionKeys(call, partner), `/partnerConfigs/${index}`);
}

function dimensionKeys({world}: Call, partner: string): Set<string> {
  const products = world.store.collection('Product').all();
  const dimensions = products
    .filter((product) => product.partner === partner && product.status !== 'DELETED')
    .flatMap((product) => (product.meteringDimensions ?? []) as MeteringDimension[]);
  return new Set(dimensions.map(({key}) => key));
}

function checkMappings(mappings: Mapping[], dimensions: Set<string>, pointer: string): void {
  const targetsOf = new Map(
    mappings.map(({sourceKey, targets}) => [
      sourceKey,
      targets.map((target) => target.dimensionKey),
    ]),
  );
  for (const [index, {sourceKey, targets}] of mappings.entries()) {
    const field = `${pointer}/dimensionMappings/${index}`;
    const through = loopFrom(sourceKey, targetsOf);
    if (through) {
      const message = `${sourceKey} maps to itself${through === sourceKey ? '' : ` through ${through}`}.`;
      throw fieldError('mapping_cycle', field, message);
    }
    for (const [position, {dimensionKey}] of targets.entries()) {
      if (dimensions.has(dimensionKey)) continue;
      const message = `No product of this partner has a dimension with the key ${dimensionKey}.`;
      throw fieldError('unknown_dimension', `${field}/targets/${position}/dimensionKey`, message);
    }
    if (dimensions.has(sourceKey)) {
      throw invalidField(`${field}/sourceKey`, 'not', "Can't be the key of a dimension.");
    }
    if (mappings.findIndex((mapping) => mapping.sourceKey === sourceKey) < index) {
      throw invalidField(`${field}/sourceKey`, 'uniqueItems', 'A key can have only one mapping.');
    }
  }
}

/** The key through which a key maps to itself, if it does. */
function loopFrom(start: string, targetsOf: Map<string, string[]>): string | undefined {
  const seen = new Set<string>();
  const open = [start];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const targets = targetsOf.get(key) ?? [];
    if (targets.includes(start)) return key;
    open.push(...targets);
  }
  return undefined;
}

export const configOperations: Handlers = {
  'get-usage-metering-config-info': ({world, actor}) => ({body: readConfig(world, actor.orgId)}),
  'update-usage-metering-config-info': updateConfig,
};

/** The settings of a partner without a configuration. */
const defaultConfig = (partner: string): PartnerConfig => ({
  partner,
  dimensionMappingEnabled: false,
  dimensionMappings: [],
  commitDrawdown: false,
  listPriceAboveCommit: false,
  billableMetricsEnabled: false,
});

/** The configuration has no ID in the contract. The store knows it by its organization. */
function readConfig(world: World, orgId: string): Config {
  const stored = world.store.collection('UsageMeteringConfig').get(orgId);
  if (!stored) return {orgId, partnerConfigs: [], updatedAt: world.now()};
  const {id: _, ...config} = stored;
  return config as unknown as Config;
}

function storeConfig(world: World, config: Config): void {
  const stored: JsonObject = {...config};
  world.store.collection('UsageMeteringConfig').put({...stored, id: config.orgId});
}

export const configOf = (world: World, orgId: string, partner: string): PartnerConfig =>
  readConfig(world, orgId).partnerConfigs.find((config) => config.partner === partner) ??
  defaultConfig(partner);
