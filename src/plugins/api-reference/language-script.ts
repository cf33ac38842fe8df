/**
 * Chooses the language of the samples before the first paint, so that nothing moves later:
 * the address wins, then what the reader chose last, then curl. Without scripts the attribute
 * is missing and the style sheet shows every language.
 */
export const languageScript = `(function () {
  var known = ['curl', 'typescript', 'python', 'go', 'java'], chosen = null;
  try { chosen = new URLSearchParams(location.search).get('language') || localStorage.getItem('docusaurus.tab.language'); } catch (e) {}
  document.documentElement.setAttribute('data-language', known.indexOf(chosen) < 0 ? 'curl' : chosen);
})();`;
