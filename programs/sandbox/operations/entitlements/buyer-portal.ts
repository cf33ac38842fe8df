import {identity} from '@docs/content-model/identity';
import type {World} from '../../types';
import {today} from './dates';
import {hexOf} from './external-ids';

const domain = new URL(identity.docsUrl).hostname.replace(/^docs\./, '');

/** The page where a direct buyer pays. Its signature changes every day, because it expires. */
export const buyerPortalUrl = (world: World, buyerId: string): string =>
  `https://pay.${domain}/buyers/${buyerId}?token=v1.${hexOf(`${buyerId} ${today(world)}`, 12)}`;
