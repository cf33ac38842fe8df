import {ApiError} from '../../api-error';
import {foundLive} from '../../lists/list';
import type {Call, Entity, Json} from '../../types';
import {textOf} from '../offers/fields';

export const productOf = ({world, path}: Call): Entity =>
  foundLive(world, 'Product', path.productId ?? '', 'product_not_found');

const withListing = new Set(['LIMITED', 'PUBLISH_FAILED', 'PUBLIC', 'RESTRICTED']);

export function checkUpdatable({status}: Entity): void {
  if (withListing.has(textOf(status))) return;
  throw new ApiError('product_not_updatable', {
    message: `The product has the status ${textOf(status)}, so it has no listing to update.`,
  });
}

export function checkIdle({changeInProgress}: Entity): void {
  if (changeInProgress === true) throw new ApiError('change_in_progress');
}

/** Hosts that can't have a publicly trusted certificate. */
const untrustedHost = /^(\[.*\]|[\d.]+|[^.]+|.*\.(invalid|local|localhost|internal))$/;

/** The sandbox doesn't load the page, so it only knows hosts that can't have a certificate. */
export function checkCertificate(url: Json | undefined): void {
  if (typeof url !== 'string') return;
  if (untrustedHost.test(new URL(url).hostname)) throw new ApiError('url_must_be_https');
}

export function checkDetailsPartner(
  details: Json | undefined,
  owner: Entity,
  name: 'integration' | 'product',
): void {
  const partner = (details as {partner?: string} | undefined)?.partner;
  if (partner === undefined || partner === owner.partner) return;
  throw new ApiError('product_partner_mismatch', {
    message: `The details are for ${partner}, but the ${name} is for ${textOf(owner.partner)}.`,
  });
}
