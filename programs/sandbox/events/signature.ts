import {createHmac} from 'node:crypto';

/** The value of the signature header, as `openapi/events/signature.yaml` says. */
export function signature(body: string, secrets: string[], unixSeconds: number): string {
  const values = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex'),
  );
  return [`t=${unixSeconds}`, ...values.map((value) => `v1=${value}`)].join(',');
}
