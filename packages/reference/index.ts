export {highlight} from './highlight';
export {markLines} from './mark-lines';
export {marketplaceOfPartner} from './marketplace-of';
export {sourcesOfPage} from './page-sources';
export {releaseAnchor} from './release-anchor';
export type {SidebarItem} from './sidebar';
export {type CodeSize, sizeOf} from './code-block/size';
