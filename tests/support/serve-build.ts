import {prepareNginx} from '@docs/deploy';
import {runNginx} from '@docs/tools';

/** Serves the built site with production headers and policy. Returns a function that stops the server. */
export async function serveBuild(port: number): Promise<() => void> {
  const nginx = await runNginx(prepareNginx({root: 'build', listen: `127.0.0.1:${port}`}), port);
  return () => {
    nginx.kill('SIGQUIT');
  };
}
