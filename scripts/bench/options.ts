import {parseArgs} from 'node:util';
import {type EngineId, engineIds} from './engines';
import {fullRounds} from './results';

const partNames = ['load', 'navigation', 'build', 'reference', 'report'] as const;
export type PartName = (typeof partNames)[number];

export type Options = {
  parts: PartName[];
  rounds: number;
  /** Numbers of generated pages to build. */
  sizes: number[];
  engines: EngineId[];
};

/** The side by side of engines; the reference has a run of its own. */
const usual: PartName[] = ['load', 'navigation', 'build'];

function oneOf<Name extends string>(names: readonly Name[], given: string): Name {
  const name = names.find((known) => known === given);
  if (!name) throw new Error(`"${given}" is none of ${names.join(', ')}.`);
  return name;
}

export function readOptions(args: string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      only: {type: 'string', multiple: true},
      rounds: {type: 'string', default: String(fullRounds)},
      sizes: {type: 'string', default: '250,1000'},
      engines: {type: 'string'},
    },
  });
  const rounds = Number(values.rounds);
  const sizes = values.sizes.split(',').map(Number);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number from 1 on.');
  if (!sizes.every((size) => Number.isInteger(size) && size >= 10))
    throw new Error('--sizes are numbers of pages, from 10 on.');
  return {
    parts: values.only?.map((name) => oneOf(partNames, name)) ?? usual,
    rounds,
    sizes,
    engines: values.engines?.split(',').map((name) => oneOf(engineIds, name)) ?? engineIds,
  };
}
