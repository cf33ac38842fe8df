import {serveBuild} from '../support/serve-build';
import {servers} from './server';

/** Vitest calls what this returns at the end of the run. */
export default () => serveBuild(servers[0]?.port ?? 0);
