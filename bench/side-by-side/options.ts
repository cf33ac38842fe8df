import {parseArgs} from 'node:util';
import {type EngineId, engineIds} from './engines';
import {fullRounds} from './results';

const partNames = ['load', 'connection', 'taps', 'navigation', 'build', 'report'] as const;
export type PartName = (typeof partNames)[number];

export type Options = {
  parts: PartName[];
  rounds: number;
  /** Numbers of generated pages to build. */
  sizes: number[];
  engines: EngineId[];
};

/** The comparison of engines. The report is written with each of them. */
const defaultParts: PartName[] = ['load', 'connection', 'taps', 'navigation', 'build'];

function oneOf<Name extends string>(names: readonly Name[], value: string): Name {
  const name = names.find((known) => known === value);
  if (!name) throw new Error(`"${value}" isn't one of ${names.join(', ')}.`);
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
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be 1 or more.');
  if (!sizes.every((size) => Number.isInteger(size) && size >= 10))
    throw new Error('--sizes must be numbers of pages, 10 or more.');
  return {
    parts: values.only?.map((name) => oneOf(partNames, name)) ?? defaultParts,
    rounds,
    sizes,
    engines: values.engines?.split(',').map((name) => oneOf(engineIds, name)) ?? engineIds,
  };
}
