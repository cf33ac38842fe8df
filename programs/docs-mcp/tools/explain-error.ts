import * as z from 'zod';
import type {ErrorEntry} from '../catalogs';
import {UserError} from '../user-error';
import {code as block} from '../text/contract-text';
import {onePart} from '../text/sections';
import {didYouMean} from '../text/find-operation';
import {defineTool, name, part} from './tool';

export const explainError = defineTool({
  name: 'explain_error',
  title: 'Explain an API error',
  description:
    'Explains an error code: what it means, what causes it, how to fix it, whether to retry, and ' +
    'which page to read. If you send an HTTP status instead, lists the error codes with that status.',
  input: z.strictObject({
    code: name('Error code ("wallet_closed") or HTTP status ("409").'),
    part,
  }),
  async run({code, part: wanted}, docs) {
    const errors = await docs.errors();
    const exact = errors.find((error) => error.code === code.toLowerCase());
    if (exact) return {text: onePart(explain(exact), wanted)};
    const ofStatus = errors.filter((error) => String(error.status) === code);
    if (ofStatus.length > 0) {
      const lines = ofStatus.map((error) => `- \`${error.code}\`: ${error.cause}`);
      return {text: onePart([`Errors with status ${code}:`, '', ...lines].join('\n'), wanted)};
    }
    const names = errors.map((error) => error.code);
    throw new UserError(`The API has no error "${code}".${didYouMean(code, names)}`);
  },
});

function explain(error: ErrorEntry): string {
  const {code, status, message, cause, fix, ...more} = error;
  return [
    `# ${code}`,
    `Status ${status}: "${message}"`,
    `**Cause.** ${cause}`,
    `**Fix.** ${fix}`,
    block(more),
  ].join('\n\n');
}
