import {serveBuild} from '../support/serve-build';
import {port} from './site';

/** During the whole run. */
export default () => serveBuild(port);
