export {dependenciesOf, watchDependencies} from './page-dependencies';
export {PageProblems, problemAt, reportProblem} from './problems';
export {markBroken} from '../remark/broken-references';
export {default as codeBlocks} from '../remark/code-blocks';
export {ContractIndex} from '../remark/contract/contract-index';
export {fillIn} from '../remark/include-code';
export {attribute} from '../remark/jsx';
export {remarkComponents} from '../remark/known-components';
