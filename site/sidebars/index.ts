export {default as guides} from './guides';
export {sectionLabel} from './section-label';
