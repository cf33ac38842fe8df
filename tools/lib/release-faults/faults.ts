import {seeded} from '../seeded';
import type {ProcessFault} from './inject';

/** A fault in a command, in a file that nothing changes right now, or in how commands are started. */
export type Fault =
  | {in: 'publish' | 'rollback'; kind: ProcessFault['kind']; position: number}
  | {in: 'clock'; days: number}
  | {in: 'nginx'}
  | {in: 'publishers'; count: number}
  | {in: 'file'; kind: 'flipped bit' | 'cut' | 'lost'; position: number};

const processKinds = [
  'kill',
  'kill halfway',
  'disk full',
  'input/output error',
  'short write',
  'flipped bit',
] as const;

/** Returns faults of all kinds in turn. `position` is where they happen, from 0 to 1. */
export function faultsFrom(seed: number, count: number): Fault[] {
  const random = seeded(seed);
  return Array.from({length: count}, (_, index): Fault => {
    const position = random();
    const turn = index % 12;
    const kind = processKinds[turn];
    if (kind) return {in: 'publish', kind, position};
    if (turn === 6)
      return {in: 'rollback', kind: processKinds[Math.floor(random() * 4)] ?? 'kill', position};
    if (turn === 7) return {in: 'clock', days: Math.round(position * 800 - 400)};
    if (turn === 8) return {in: 'publishers', count: 3};
    if (turn === 9 && index % 24 === 9) return {in: 'nginx'};
    const damage = (['flipped bit', 'cut', 'lost'] as const)[Math.floor(random() * 3)];
    return {in: 'file', kind: damage ?? 'lost', position};
  });
}
