import type {Reactions} from '../types';

/** The maps as one. Two domains with the same name are a mistake. */
export function merged<T>(maps: Record<string, T>[]): Record<string, T> {
  const all: Record<string, T> = {};
  for (const [name, value] of maps.flatMap((map) => Object.entries(map))) {
    if (name in all) throw new Error(`Two domains have ${name}.`);
    all[name] = value;
  }
  return all;
}

/** Several domains can react to the same change. They do so in the order of the maps. */
export function mergedReactions(maps: Reactions[]): Reactions {
  const all: Reactions = {};
  for (const [name, react] of maps.flatMap((map) => Object.entries(map))) {
    const earlier = all[name];
    all[name] = earlier
      ? (world, entity, previous) => {
          earlier(world, entity, previous);
          react(world, entity, previous);
        }
      : react;
  }
  return all;
}
