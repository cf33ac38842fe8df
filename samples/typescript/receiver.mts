import {createServer} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {verifySignature} from '@argosy/sdk';

const secrets = (process.env.ARGOSY_WEBHOOK_SECRET ?? '').split(' ');

createServer(async (request, response) => {
  const body = await buffer(request);
  const header = String(request.headers['argosy-signature'] ?? '');
  if (!(await verifySignature(body, header, secrets))) {
    response.writeHead(400).end();
    return;
  }
  const event = JSON.parse(body.toString('utf8'));
  console.log(event.id, event.type);
  response.writeHead(204).end();
}).listen(Number(process.env.PORT ?? 8080), '127.0.0.1');
