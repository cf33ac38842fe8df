export {default as api} from './api';
export {default as guides} from './guides';
export {default as sdks} from './sdks';
export {sectionLabel} from './section-label';
