export {compactJson} from './compact-json';
export {workflowDownloads} from './downloads';
export {renderGraph} from './graph';
export {itemsInto, type Recipe} from './model/example';
export {WorkflowLibrary} from './model/library';
export {type NodeFile, outputsOf} from './model/node-file';
export {settingsRows} from './model/settings-rows';
export type {Ports, WorkflowNode} from './model/types';
