import type {IncomingMessage, ServerResponse} from 'node:http';
import {endpoint, healthPath, metricsPath, pathOf} from './check-request';

export interface AccessEntry {
  /** Unknown paths are left out, because anything can be in them. */
  path: string;
  status: number;
  milliseconds: number;
  tool?: string;
}

const paths = [endpoint, healthPath, metricsPath];

/** Reports a request when its response is complete or its client is gone. */
export function onceSent(
  request: IncomingMessage,
  response: ServerResponse,
  report: (entry: AccessEntry) => void,
): void {
  const began = performance.now();
  response.on('close', () => {
    const path = pathOf(request);
    report({
      path: paths.includes(path) ? path : 'other',
      // nginx's status for a client that doesn't wait for the response
      status: response.writableFinished ? response.statusCode : 499,
      milliseconds: Math.round(performance.now() - began),
    });
  });
}

/** A line of JSON without an address, an input, or anything else about a person. */
export const logLine = (entry: AccessEntry): string =>
  `${JSON.stringify({time: new Date().toISOString(), ...entry})}\n`;
