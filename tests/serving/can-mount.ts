import {spawnSync} from 'node:child_process';

/** Whether this user may mount file systems, such as root outside of a container. */
export const canMount = spawnSync('unshare', ['--mount', '--net', 'true']).status === 0;
