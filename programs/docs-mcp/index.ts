export {maxFileBytes, maxSandboxBytes, partSize} from './limits';
export {usage} from './options';
