import path from 'node:path';
import {freePorts} from '../support/free-ports';

export const [
  port = 0,
  sandboxPort = 0,
  secondSandboxPort = 0,
  receiverPort = 0,
  teamPort = 0,
  workerdPort = 0,
] = freePorts('SDK_INSTALL', 6);
export const origin = `http://127.0.0.1:${port}`;

const own = path.resolve('.cache', 'sdk-install');
/** The built site with the packages of the current sources. */
export const siteFolder = path.join(own, 'site');
/** Not the user's, so that removing our packages from it changes nothing else. */
export const mavenRepository = path.join(own, 'maven');
