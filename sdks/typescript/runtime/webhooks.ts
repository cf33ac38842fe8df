import {parseObject} from './error-response.js';
import {ArgosyError, ConfigurationError, SignatureVerificationError} from './errors.js';
import type {WebhookEvent} from './models.js';

/** The headers of a request, as `fetch`, Node.js, and Express have them. */
export type WebhookHeaders =
  {get(name: string): string | null} | Record<string, string | string[] | undefined>;

export type UnwrapOptions = {
  /** Maximum age of a request in seconds. Defaults to 300. */
  tolerance?: number;
  /** @internal Seconds since 1970. */
  now?: number;
};

/**
 * Verifies a webhook request and returns its event.
 * @param payload The body, exactly as received.
 * @param secrets The endpoint's secret. While you rotate it, the old and the new one.
 * @throws SignatureVerificationError if the request isn't from Argosy or is too old.
 */
export async function unwrap(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: string | string[],
  options: UnwrapOptions = {},
): Promise<WebhookEvent> {
  const {tolerance = 300, now = Date.now() / 1000} = options;
  const keys = [secrets].flat();
  if (keys.length === 0 || !keys.every((secret) => typeof secret === 'string' && secret))
    throw new ConfigurationError("The webhook endpoint's secret is missing or empty.");
  const {time, signatures} = parseSignature(headerOf(headers, 'argosy-signature'));
  if (Math.abs(Math.floor(now) - Number(time)) > tolerance)
    throw new SignatureVerificationError("The webhook request's timestamp is too old or too new.");
  const signed = joined(`${time}.`, payload);
  const expected = await Promise.all(keys.map((secret) => hmac(secret, signed)));
  if (!expected.some((one) => signatures.some((other) => isSame(one, other))))
    throw new SignatureVerificationError("The webhook request's signature doesn't match.");
  return eventOf(typeof payload === 'string' ? payload : new TextDecoder().decode(payload));
}

function headerOf(headers: WebhookHeaders, name: string): string {
  if (typeof headers.get === 'function') return headers.get(name) ?? '';
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  return [entry?.[1] ?? ''].flat().join();
}

function parseSignature(header: string): {time: string; signatures: string[]} {
  const parts = header.split(',').map((part) => part.split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{10}$/.test(time))
    throw new SignatureVerificationError(
      'The Argosy-Signature header is missing or has no valid timestamp.',
    );
  return {time, signatures: parts.flatMap(([name, value]) => (name === 'v1' && value) || [])};
}

/** In lowercase hexadecimal, as in the header. */
async function hmac(secret: string, signed: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const key = await crypto.subtle.importKey('raw', joined(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares in constant time, so that the response time doesn't reveal the signature. */
function isSame(expected: string, received: string): boolean {
  let difference = expected.length ^ received.length;
  for (let index = 0; index < expected.length; index++)
    difference |= expected.charCodeAt(index) ^ received.charCodeAt(index);
  return difference === 0;
}

function eventOf(text: string): WebhookEvent {
  const event = parseObject(text) as Partial<WebhookEvent> | undefined;
  if (typeof event?.id === 'string' && typeof event.type === 'string') return event as WebhookEvent;
  throw new ArgosyError({
    message: "The webhook request's body isn't an event.",
    code: 'unexpected_response',
  });
}

/** Bytes of all parts, with text in UTF-8. */
function joined(...parts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const chunks = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
  const bytes = new Uint8Array(chunks.reduce((sum, {length}) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
