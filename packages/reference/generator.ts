export {generateReference, referencePages} from './generate';
export {operationModel, type OperationModel, type ScenarioModel, serverOf} from './page-model';
export {frontMatter} from './pages/front-matter';
export {sampleRequest} from './samples/request';
export {sitePages} from './site-pages';
