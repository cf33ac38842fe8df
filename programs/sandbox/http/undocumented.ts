import {errorsOf, resolveRef, type Response, responsesOf, type Schema} from '@docs/contract';
import type {Contract, Route} from '../contract/contract';
import type {Validate} from '../contract/validator';
import type {HttpResponse} from '../types';

/** Fails if the status, a header, the body, or the error code of a response isn't as documented. */
export function checkDocumented(
  contract: Contract,
  validate: Validate,
  {slug, operation}: Route,
  {status, headers, body}: HttpResponse,
): void {
  const fail = (problem: string) => {
    throw new Error(`${slug}: ${problem}`);
  };
  const documented = responsesOf(contract.spec, operation)[String(status)];
  if (!documented) return fail(`the status ${status} isn't documented. ${body}`);
  const header = wrongHeader(contract, validate, documented, headers);
  if (header) return fail(`the header ${header} has the value ${headers[header] ?? ''}.`);
  const [type = ''] = (headers['Content-Type'] ?? '').split(';');
  const media = documented.content?.[type];
  if (!media?.schema) return body === '' ? undefined : fail(`${type} isn't documented.`);
  if (type !== 'application/json') return;
  const value = JSON.parse(body) as {error?: {code?: string} | string};
  const [problem] = validate(media.schema, value);
  if (problem) fail(`${problem.instancePath} ${problem.message ?? ''} in ${body}`);
  if (status < 400) return;
  const code = typeof value.error === 'string' ? value.error : value.error?.code;
  const codes = errorsOf(contract.spec, operation, contract.errors);
  if (!code || !(code in codes)) fail(`the code ${String(code)} isn't documented.`);
}

function wrongHeader(
  {spec}: Contract,
  validate: Validate,
  documented: Response,
  sent: HttpResponse['headers'],
): string | undefined {
  return Object.entries(documented.headers ?? {})
    .filter(([name]) => sent[name] !== undefined)
    .find(([name, header]) => {
      const {schema = {}} = resolveRef<{$ref?: string; schema?: Schema}>(spec, header as object);
      return validate(schema, valueOf(schema, sent[name] ?? '')).length > 0;
    })?.[0];
}

const valueOf = (schema: Schema, text: string): unknown =>
  schema.type !== 'string' && /^(-?\d+|true|false)$/.test(text) ? JSON.parse(text) : text;
