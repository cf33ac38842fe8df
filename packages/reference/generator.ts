export {generateReference, operationModels, referencePages} from './generate';
export type {OperationModel, ScenarioModel} from './page-model';
export {frontMatter} from './pages/front-matter';
export {sampleRequest} from './samples/request';
export {sitePages} from './site-pages';
