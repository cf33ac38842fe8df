import {createServer} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {SignatureVerificationError, unwrap} from '@argosy/sdk';

const secrets = (process.env.ARGOSY_WEBHOOK_SECRET ?? '').split(' ');

createServer(async (request, response) => {
  try {
    // highlight-next-line
    const event = await unwrap(await buffer(request), request.headers, secrets);
    console.log(event.id, event.type);
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(error instanceof SignatureVerificationError ? 400 : 500).end();
  }
}).listen(Number(process.env.PORT ?? 8080), '127.0.0.1');
