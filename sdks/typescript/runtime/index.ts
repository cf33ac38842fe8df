export * from './apis/index.js';
export * from './models/index.js';
export {Argosy, type ArgosyOptions} from './argosy.js';
export type {Clock} from './clock.js';
export * from './errors.js';
export {paginate, type Page} from './paginate.js';
export {verifySignature, type SignatureOptions} from './webhooks.js';
