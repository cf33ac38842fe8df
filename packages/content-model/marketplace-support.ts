import type {Capability} from './capabilities';
import {type Marketplace, marketplaces} from './marketplaces';

export type MarketplaceSupport = {
  marketplace: Marketplace;
  /** How many capabilities Argosy supports, at least partly. */
  supported: number;
  total: number;
  /** The best-known ones of these. */
  highlights: string[];
};

/** Rows of the matrix that most sellers ask about, with a short name. */
const highlights = {
  'Create a private offer': 'private offers',
  'Sell through a reseller': 'resellers',
  'Report usage': 'metering',
  'Price per seat': 'seats',
};

const unsupported = new Set(['no', 'uninvolved']);

/** What Argosy supports on each marketplace. Direct billing isn't a marketplace. */
export function marketplaceSupport(capabilities: Capability[]): MarketplaceSupport[] {
  const features = capabilities.map(({feature}) => feature);
  const missing = Object.keys(highlights).filter((feature) => !features.includes(feature));
  if (missing.length > 0) throw new Error(`no capability "${missing.join('", "')}"`);
  return (Object.keys(marketplaces) as Marketplace[])
    .filter((name) => name !== 'direct')
    .map((marketplace) => {
      const supported = capabilities.filter(
        ({argosy}) => !unsupported.has(argosy[marketplace].answer),
      );
      return {
        marketplace,
        supported: supported.length,
        total: capabilities.length,
        highlights: Object.entries(highlights)
          .filter(([feature]) => supported.some((row) => row.feature === feature))
          .map(([, name]) => name),
      };
    });
}
