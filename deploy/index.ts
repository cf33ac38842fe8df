export {keepAssets} from './cloudflare/keep-assets';
export {stage} from './cloudflare/stage';
export {completeSite} from './complete-site';
export {fetchPublished} from './fetch-published';
export {filesUnder} from './files';
export {deniedFeatures, documentHeader, fileTypes} from './headers';
export {joinPackages} from './join-packages';
export {precompress} from './precompress';
export {prepareNginx} from './prepare-nginx';
