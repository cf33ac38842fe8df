import {createHash} from 'node:crypto';
import {identity} from '@docs/content-model/identity';
import type {World} from '../../types';

const domain = new URL(identity.docsUrl).hostname.replace(/^docs\./, '');

/** The page where a direct buyer pays. Its token depends on the time, because it expires in a day. */
export function buyerPortalUrl(world: World, buyerId: string): string {
  const token = createHash('sha256').update(`${buyerId} ${world.now()}`).digest('hex').slice(0, 12);
  return `https://pay.${domain}/buyers/${buyerId}?token=v1.${token}`;
}
