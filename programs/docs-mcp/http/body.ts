import type {IncomingMessage} from 'node:http';
import {maxRequestBytes} from '../limits';

/** The request's body, or null if it's too large. Rejects if the client doesn't send all of it. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Destroying the request would also close the connection before the response is sent.
  const iterator = request.iterator({destroyOnReturn: false}) as AsyncIterable<Buffer>;
  for await (const chunk of iterator) {
    bytes += chunk.length;
    if (bytes > maxRequestBytes) {
      request.resume();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
