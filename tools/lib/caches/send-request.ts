import {type Agent, type IncomingHttpHeaders, request} from 'node:http';

export interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Target {
  port: number;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  agent: Agent;
}

/** One request to a server on this machine. It keeps the encoding, and doesn't follow redirects. */
export const sendRequest = (target: Target): Promise<Response> =>
  new Promise((resolve, reject) => {
    request({host: '127.0.0.1', ...target}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const {statusCode: status = 0, headers} = response;
        resolve({status, headers, body: Buffer.concat(chunks)});
      });
    })
      .on('error', reject)
      .end();
  });
