import {identity} from '@docs/content-model/identity';
import {signature} from './signature';

/** The documented headers of one attempt. Each attempt has its own signature. */
export function deliveryHeaders(
  event: {id: string; type: string},
  attempt: number,
  body: string,
  secret: string,
): Record<string, string> {
  // Receivers compare the time of the signature with their own clock, so it's the real time.
  const seconds = Math.floor(Date.now() / 1000);
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    [`${identity.brand}-Event-Id`]: event.id,
    [`${identity.brand}-Event-Type`]: event.type,
    [`${identity.brand}-Delivery-Attempt`]: String(attempt),
    [`${identity.brand}-Signature`]: signature(body, [secret], seconds),
  };
}
