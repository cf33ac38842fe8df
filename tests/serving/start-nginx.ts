import {prepareNginx} from '../../deploy/prepare-nginx';
import {runNginx} from '../../tools/lib/run-nginx';
import {port} from './site';

/** Serves the built site with nginx during the whole run. */
export default async function startNginx() {
  const configFile = prepareNginx({root: 'build', listen: `127.0.0.1:${port}`});
  const nginx = await runNginx(configFile, port);
  return () => {
    nginx.kill('SIGQUIT');
  };
}
