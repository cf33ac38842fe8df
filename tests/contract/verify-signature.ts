import {createHmac, timingSafeEqual} from 'node:crypto';

export type Delivery = {header: string; body: string; secrets: string[]; now: number};

/** Verifies the Argosy-Signature header as a receiver does. */
export function verifySignature(
  {header, body, secrets, now}: Delivery,
  toleranceSeconds: number,
): boolean {
  const parts = header.split(',').map((part) => part.split('=') as [string, string?]);
  const time = parts.find(([key]) => key === 't')?.[1];
  if (!time || !/^[0-9]{10}$/.test(time) || Math.abs(now - Number(time)) > toleranceSeconds)
    return false;
  const received = parts.flatMap(([key, value]) =>
    key === 'v1' && value ? [Buffer.from(value)] : [],
  );
  return secrets.some((secret) => {
    const expected = Buffer.from(
      createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'),
    );
    return received.some(
      (value) => value.length === expected.length && timingSafeEqual(value, expected),
    );
  });
}
