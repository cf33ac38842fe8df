import {prepareNginx} from '../../deploy/prepare-nginx';
import {runNginx} from '../../scripts/lib/run-nginx';
import {port} from './site';

/** Starts nginx on the built site for the whole run, and stops it. */
export default async function startNginx() {
  const configFile = prepareNginx({root: 'build', listen: `127.0.0.1:${port}`});
  const nginx = await runNginx(configFile, port);
  return () => {
    nginx.kill('SIGQUIT');
  };
}
