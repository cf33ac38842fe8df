export {CodeFrame} from './CodeFrame';
