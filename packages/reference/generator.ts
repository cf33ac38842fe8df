export {generateReference, operationModels, referencePages} from './generate';
export type {OperationModel, ScenarioModel} from './page-model';
export {frontMatter} from './pages/front-matter';
export {sampleRequest} from './samples/request';
export {writeReference} from './docusaurus/write-reference';
export {readDescription} from './description/read-description';
export {referenceOf} from './reference';
export {sitePages} from './site-pages';
