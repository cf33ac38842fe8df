import {request as httpRequest} from 'node:http';
import {request as httpsRequest} from 'node:https';

export interface PostResult {
  /** Null if no response arrived. */
  status: number | null;
  error?: string;
}

/** Sends one request and never rejects: a delivery without a response is a result as well. */
export type Post = (
  url: string,
  headers: Record<string, string>,
  body: string,
) => Promise<PostResult>;

/** The documented time limit. */
const timeoutMs = 10_000;

export const post: Post = (url, headers, body) =>
  new Promise((resolve) => {
    const send = url.startsWith('https:') ? httpsRequest : httpRequest;
    const options = {method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs), agent: false};
    const request = send(url, options, (response) => {
      response.resume();
      resolve({status: response.statusCode ?? null});
    });
    request.on('error', (error) => {
      resolve({status: null, error: error.message});
    });
    request.end(body);
  });
