export {dependenciesOf, watchDependencies} from './page-dependencies';
export {PageProblems, problemAt, reportProblem} from './problems';
export {markBroken} from '../remark/broken-references';
export {codeBlocks, fillIn} from '../remark/code-blocks';
export {ContractIndex} from '../remark/contract/contract-index';
export {attribute} from '../remark/jsx';
export {remarkComponents} from '../remark/known-names';
