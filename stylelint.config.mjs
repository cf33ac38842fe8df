/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // Infima names its classes in BEM, and CSS modules export camelCase names.
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    'value-keyword-case': ['lower', {ignoreKeywords: ['optimizeLegibility']}],
    // Empty lines group what belongs together. Prettier formats the rest.
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // The rule compares selectors that never match the same element.
    'no-descending-specificity': null,
  },
};
