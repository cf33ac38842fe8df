import {version} from './package.json';

/** Install commands name it, so that a reader's client runs what the reader chose. */
export const docsServerVersion = version;
