/**
 * Chooses the language of the samples before the first paint, so that nothing moves later:
 * the address wins, then what the reader chose last, then curl. The buttons say which one is
 * selected before React does. Without scripts the attribute is missing and the style sheet shows
 * every language.
 */
export const languageScript = `(function () {
  var known = ['curl', 'typescript', 'python', 'go', 'java'], chosen = null;
  try { chosen = new URLSearchParams(location.search).get('language') || localStorage.getItem('docusaurus.tab.language'); } catch (e) {}
  if (known.indexOf(chosen) < 0) chosen = 'curl';
  document.documentElement.setAttribute('data-language', chosen);
  document.addEventListener('DOMContentLoaded', function () {
    document.querySelectorAll('.sample__tabs [data-language]').forEach(function (button) {
      button.setAttribute('aria-pressed', button.dataset.language === chosen);
    });
  });
})();`;
