import {version} from './package.json';

/** Start commands name it, so that readers run the version that they chose. */
export const sandboxVersion = version;
