import {freePorts} from '../support/free-ports';

export const [port = 0] = freePorts('SMOKE', 1);
export const origin = `http://127.0.0.1:${port}`;
