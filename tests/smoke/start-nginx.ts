import {prepareNginx} from '../../deploy/prepare-nginx';
import {runNginx} from '../../tools/lib/run-nginx';
import {port} from './site';

/** Serves the built site during the whole run, with production headers and policy. */
export default async function startNginx() {
  const nginx = await runNginx(prepareNginx({root: 'build', listen: `127.0.0.1:${port}`}), port);
  return () => {
    nginx.kill('SIGQUIT');
  };
}
