import {acceptsEncoding} from './accept-encoding';
import {decode} from './decode';
import type {Origin} from './origin';
import type {Response} from './send-request';
import type {Visit} from './traffic';

/**
 * - `poisoned`: something that another client caused, such as Markdown for a reader.
 * - `encoding`: an encoding that the client doesn't accept.
 */
export interface Problem {
  kind: 'poisoned' | 'encoding' | 'content' | 'status';
  text: string;
}

/** Says what's wrong with a response, or returns `undefined`. */
export function problemOf(visit: Visit, response: Response, origin: Origin): Problem | undefined {
  const {status, headers} = response;
  if (JSON.stringify(headers).includes('evil.example'))
    return {kind: 'poisoned', text: 'a header of another client'};
  const wrongStatus: Problem = {kind: 'status', text: `status ${status}`};
  if (!visit.page) return status === 404 ? undefined : wrongStatus;
  const {file, redirectsTo, markdown} = visit.page;
  if (redirectsTo)
    return status === 301 && headers.location?.replace(/\?.*/, '') === redirectsTo
      ? undefined
      : wrongStatus;
  if (status === 303) {
    if (!visit.prefersMarkdown) return {kind: 'poisoned', text: 'a redirect to Markdown'};
    return headers.location === markdown && headers['cache-control'] === 'no-store'
      ? undefined
      : wrongStatus;
  }
  if (status === 304) return visit.isCurrent ? undefined : wrongStatus;
  if (status !== 200 && !(status === 206 && visit.headers.range)) return wrongStatus;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (!acceptsEncoding(visit.headers['accept-encoding'], encoding))
    return {kind: 'encoding', text: `the encoding ${encoding}`};
  if (isMarkdown(headers['content-type']) !== isMarkdownFile(file))
    return {kind: 'poisoned', text: `the type ${headers['content-type']}`};
  if (visit.method === 'HEAD' || !file) return undefined;
  return hasContent(response, file, encoding, origin)
    ? undefined
    : {
        kind: 'content',
        text: `other content, status ${status}, ${headers['content-range']}, ${response.body.length} bytes`,
      };
}

const isMarkdown = (type: string | undefined): boolean =>
  type?.startsWith('text/markdown') ?? false;
const isMarkdownFile = (file: string | undefined): boolean => file?.endsWith('.md') ?? false;

function hasContent(
  {status, headers, body}: Response,
  file: string,
  encoding: string,
  origin: Origin,
): boolean {
  if (status === 206) {
    const [, start, end] = /^bytes (\d+)-(\d+)\//.exec(headers['content-range'] ?? '') ?? [];
    const whole = origin.contentOf(file, encoding);
    return start !== undefined && body.equals(whole.subarray(Number(start), Number(end) + 1));
  }
  // Most responses have the bytes of the release, and comparing is faster than decompressing.
  const isPlain = encoding === 'identity' || /\.(?:png|tgz)$/.test(file);
  if (!isPlain && body.equals(origin.contentOf(file, encoding))) return true;
  return decode(body, encoding).equals(origin.contentOf(file, 'identity'));
}
