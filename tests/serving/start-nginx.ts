import {spawn} from 'node:child_process';
import {prepareNginx} from '../../deploy/prepare-nginx';
import {origin, port} from './site';

/** Starts nginx on the built site for the whole run, and stops it. */
export default async function startNginx() {
  const nginx = spawn('nginx', ['-c', prepareNginx({root: 'build', port})], {stdio: 'inherit'});
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(origin);
      break;
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return () => {
    nginx.kill('SIGQUIT');
  };
}
