import {ApiError} from '../../api-error';
import type {World} from '../../types';

/** When credit can pay. The contract's timestamps can have any offset. */
export function requireWindow(
  world: World,
  {startsAt, expiresAt}: {startsAt: string; expiresAt?: string},
): void {
  if (expiresAt === undefined) return;
  if (Date.parse(expiresAt) <= Date.parse(startsAt)) throw new ApiError('invalid_window');
  if (isPast(world, expiresAt)) {
    throw new ApiError('invalid_window', {message: 'expiresAt must be in the future.'});
  }
}

export const isPast = (world: World, moment: string): boolean =>
  Date.parse(moment) <= Date.parse(world.now());
