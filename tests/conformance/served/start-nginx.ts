import {serveBuild} from '../../support/serve-build';
import {port} from './site';

/** Vitest calls what this returns at the end of the run. */
export default () => serveBuild(port);
