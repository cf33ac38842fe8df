export {
  budgetKinds,
  isOver,
  measureTemplates,
  readBudgets,
  type Template,
  templateNames,
  templates,
  tolerance,
  type Weights,
} from './budgets/budgets';
export {buildSite} from './build-fixtures';
export {chromiumPath, headlessShellPath, requiredPath} from './lib/browser-paths';
export {wholeBrowser} from './lib/whole-browser';
export {installSeparately} from './lib/install-separately';
export {certify} from './lib/local-authority';
export {watchRequests, weigh} from './lib/page-requests';
export {runNginx, waitForPort} from './lib/run-nginx';
export {seeded} from './lib/seeded';
export {type ServedSite, type StaticSite, withServedSites} from './lib/serve-sites';
export {writeFormatted} from './lib/write-formatted';
export {budgets} from './search-quality/budgets';
export {engineOf} from './search-quality/measure';
export {readQuestions, readShortQueries} from './search-quality/questions';
