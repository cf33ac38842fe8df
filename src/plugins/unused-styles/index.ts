import type {Plugin} from '@docusaurus/types';
import {classesIn, isUnused} from './unused-classes';

/** The parts of PostCSS that we need. It's a dependency of Docusaurus. */
interface StyleSheet {
  source?: {input: {file?: string}};
  walkRules: (visit: (rule: {selectors: string[]; remove: () => void}) => void) => void;
}

/** Removes rules of Infima for classes that no page has. tests/budgets checks that none is used. */
export default function unusedStyles(): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      options.plugins.push({postcssPlugin: 'unused-styles', Once: removeUnused});
      return options;
    },
  };
}

function removeUnused(sheet: StyleSheet): void {
  if (!sheet.source?.input.file?.includes('/infima/')) return;
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !classesIn(selector).some(isUnused));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
}
