export {prepareTable} from './prepare-table';
