import {STATUS_CODES} from 'node:http';
import * as z from 'zod';
import {callSandbox, parseJson} from '../sandbox/call-sandbox';
import type {LocalResponse, SandboxAddress} from '../sandbox/local-request';
import {findOperation} from '../text/find-operation';
import {onePart} from '../text/sections';
import {defineTool, name, part, type Tool} from './tool';

const value = z.union([z.string().max(2000), z.number(), z.boolean()]);
const shownHeaders = ['location', 'etag', 'retry-after', 'deprecation', 'x-request-id'];

export const tryCall = (address: SandboxAddress): Tool =>
  defineTool({
    name: 'try_call',
    title: 'Try an API call in the sandbox',
    description:
      "Calls one API operation in the sandbox on the user's machine, which has sample data, and " +
      'returns the status, headers, and body. It never calls the real API. The token and "orgId" ' +
      'are added automatically. Parameters are checked against the contract first.',
    changesSandbox: true,
    input: z.strictObject({
      operation: name('Operation ID ("createOffer"), slug, or method and path.'),
      parameters: z
        .record(z.string().max(100), z.union([value, z.array(value).max(100)]))
        .default({})
        .describe('Path, query, and header parameters by name, such as {"limit": 2}.'),
      body: z.record(z.string(), z.unknown()).optional().describe('The JSON body.'),
      part,
    }),
    async run({operation, parameters, body, part: wanted}, docs) {
      const spec = await docs.contract();
      const entry = findOperation(operation, spec);
      const call = {entry, parameters, body};
      const response = await callSandbox(address, spec, call, docs.signal);
      return {text: onePart(describe(response), wanted)};
    },
  });

function describe({status, headers, body}: LocalResponse): string {
  const shown = shownHeaders.flatMap((header) =>
    headers[header] === undefined ? [] : [`${header}: ${String(headers[header])}`],
  );
  const json = parseJson(body);
  const content = json === undefined ? body : JSON.stringify(json, null, 1);
  return [
    [`${status} ${STATUS_CODES[status] ?? ''}`.trim(), ...shown].join('\n'),
    ...(content ? [`\`\`\`${json === undefined ? '' : 'json'}\n${content}\n\`\`\``] : []),
  ].join('\n\n');
}
