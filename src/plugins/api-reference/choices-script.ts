/**
 * Applies the reader's language and marketplace before the first paint, so the layout doesn't shift.
 * For the language, the query string wins, then the last choice, then curl. It also marks the
 * selected buttons before hydration. Without JavaScript the attributes are missing, and the style
 * sheet shows every language and marketplace.
 */
export const choicesScript = `(function () {
  var root = document.documentElement, known = ['curl', 'typescript', 'python', 'go', 'java'], language = null, marketplace = null;
  try {
    language = new URLSearchParams(location.search).get('language') || localStorage.getItem('docusaurus.tab.language');
    marketplace = localStorage.getItem('docs.marketplace');
  } catch (e) {}
  if (known.indexOf(language) < 0) language = 'curl';
  root.setAttribute('data-language', language);
  root.setAttribute('data-marketplace', marketplace || 'all');
  document.addEventListener('DOMContentLoaded', function () {
    document.querySelectorAll('.sample__tabs [data-language], .marketplaces [data-marketplace]').forEach(function (button) {
      button.setAttribute('aria-pressed', button.dataset.language === language || button.dataset.marketplace === (marketplace || 'all'));
    });
  });
})();`;
