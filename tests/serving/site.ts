import {freePorts} from '../support/free-ports';

const ports = freePorts('SERVING', 7);
const [port, browserPort, filesPort, plain, tls, guarded, bare] = ports as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

export {browserPort, filesPort, port};
export const origin = `http://127.0.0.1:${port}`;
export const browserOrigin = `http://127.0.0.1:${browserPort}`;
/** A site with a certificate, and the HTTP port that redirects to it. */
export const securePorts = {plain, tls};
/** The site of tests/serving/injection, with the policy and without any header. */
export const hostilePorts = {guarded, bare};

/** One request, not following redirects. */
export const get = (path: string) => fetch(`${origin}${path}`, {redirect: 'manual'});
