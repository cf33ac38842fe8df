export type SignatureOptions = {
  /** Seconds since 1970; the present by default. */
  now?: number;
  /** How old a call may be. */
  toleranceSeconds?: number;
};

/**
 * Whether the Argosy-Signature header of a webhook call is right and recent.
 * @param body the raw body, byte for byte as received.
 * @param secrets those of the endpoint; two of them during a rotation.
 */
export async function verifySignature(
  body: string | Uint8Array,
  header: string,
  secrets: string | string[],
  {now = Date.now() / 1000, toleranceSeconds = 300}: SignatureOptions = {},
): Promise<boolean> {
  const parts = header.split(',').map((part) => part.split('=', 2) as [string, string?]);
  const time = parts.find(([name]) => name === 't')?.[1];
  if (!time || !/^[0-9]{10}$/.test(time)) return false;
  if (Math.abs(Math.floor(now) - Number(time)) > toleranceSeconds) return false;
  const signed = bytes(`${time}.`, body);
  const given = parts.flatMap(([name, value]) => (name === 'v1' && value ? hexBytes(value) : []));
  for (const secret of [secrets].flat()) {
    const key = await crypto.subtle.importKey(
      'raw',
      bytes(secret),
      {name: 'HMAC', hash: 'SHA-256'},
      false,
      ['verify'],
    );
    // The comparison inside takes the same time whatever the signature is.
    for (const signature of given) {
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return true;
    }
  }
  return false;
}

/** The parts as one run of bytes, text in UTF-8. */
function bytes(...parts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const encoded = parts.map((part) =>
    typeof part === 'string' ? new TextEncoder().encode(part) : part,
  );
  const all = new Uint8Array(encoded.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of encoded) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Nothing for what is not a signature in lower-case hexadecimal. */
function hexBytes(text: string): Uint8Array<ArrayBuffer>[] {
  if (!/^[0-9a-f]{64}$/.test(text)) return [];
  const pairs = text.match(/../g) ?? [];
  return [new Uint8Array(pairs.map((pair) => parseInt(pair, 16)))];
}
