import type {JsonObject, World} from '../../types';
import type {Config, PartnerConfig} from './model';

/** The settings of a partner without a configuration. */
export const defaultConfig = (partner: string): PartnerConfig => ({
  partner,
  dimensionMappingEnabled: false,
  dimensionMappings: [],
  commitDrawdown: false,
  listPriceAboveCommit: false,
  billableMetricsEnabled: false,
});

/** The configuration has no ID in the contract. The store knows it by its organization. */
export function readConfig(world: World, orgId: string): Config {
  const stored = world.store.collection('UsageMeteringConfig').get(orgId);
  if (!stored)
    return documentedConfig(world) ?? {orgId, partnerConfigs: [], updatedAt: world.now()};
  const {id: _, ...config} = stored;
  return config as unknown as Config;
}

/** The sample data has the configuration only as what its operation returns. */
function documentedConfig(world: World): Config | undefined {
  const documented = world.store
    .collection('Documented')
    .all()
    .find(({id}) => id.startsWith('get-usage-metering-config-info/'));
  return documented?.value as Config | undefined;
}

export function storeConfig(world: World, config: Config): void {
  const stored: JsonObject = {...config};
  world.store.collection('UsageMeteringConfig').put({...stored, id: config.orgId});
}

export const configOf = (world: World, orgId: string, partner: string): PartnerConfig =>
  readConfig(world, orgId).partnerConfigs.find((config) => config.partner === partner) ??
  defaultConfig(partner);
