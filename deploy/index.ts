export {keepAssets, stage} from './cloudflare/stage';
export {completeSite} from './complete-site';
export {fetchPublished, joinPackages} from './join-packages';
export {filesUnder} from './files';
export {deniedFeatures, documentHeader, fileTypes} from './headers';
export {precompress} from './precompress';
export {prepareNginx} from './prepare-nginx';
