import {prepareNginx} from '../../deploy/prepare-nginx';
import {runNginx} from './run-nginx';
import {origin, port} from './site';

/** Starts nginx on the built site for the whole run, and stops it. */
export default async function startNginx() {
  const configFile = prepareNginx({root: 'build', listen: `127.0.0.1:${port}`});
  const nginx = await runNginx(configFile, origin);
  return () => {
    nginx.kill('SIGQUIT');
  };
}
