import {transformSync} from 'esbuild';
import {startFailedEvent} from '../../components/shell/navigation-faults/start-failed';
import {openSearchEvent} from '../../search/open-search';

/**
 * Starts the page's scripts at the first sign that the reader wants more than to read: a movement,
 * a touch, a key, a scroll. A page is whole without them. At once, but after the first paint, where
 * a page has nothing to show without them (`data-needs-scripts`), where the address asks for
 * something (query, fragment), or where a tab was chosen on another page.
 *
 * No click is lost: one on a control that is not awake yet is kept and done again when it is, and so
 * are the keys that open search, with what is typed after them. Links, `<summary>` and form fields
 * need no help. The theme puts new tabs in place of the old ones when it wakes, so the click goes to
 * what stands in the same place. It also disables the colour switch until then, for which there is no
 * reason here. When a file does not arrive, the next sign tries again. When a file of
 * the page itself does not arrive, `navigation-faults/first-page.ts` tells the reader and stops the holding.
 *
 * They are fetched ahead a second after the page has loaded: its own files and paints come first.
 *
 * The files stand in the page, as scripts of a type that browsers leave alone. This text is therefore the
 * same in every release, and the policy that allows it by its hash is too.
 */
export const startScript = minified(`
(function () {
  var page = document.documentElement;
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  var held = [];
  var typed = null;
  var started = false;
  var rules = {
    createScriptURL: function (address) {
      return new URL(address).origin === location.origin && address.includes('/assets/js/') ? address : null;
    },
  };
  var policy = window.trustedTypes ? trustedTypes.createPolicy('argosy#start', rules) : rules;
  function files() { return document.querySelectorAll('script[type=later]'); }

  function listen() {
    started = false;
    signs.forEach(function (sign) { addEventListener(sign, start, {capture: true, passive: true}); });
  }
  function start() {
    if (started) return;
    started = true;
    signs.forEach(function (sign) { removeEventListener(sign, start, {capture: true}); });
    files().forEach(function (file) {
      var script = document.createElement('script');
      script.src = policy.createScriptURL(file.src);
      script.integrity = file.integrity;
      script.async = false;
      script.onerror = function () { setTimeout(listen, 1000); };
      document.head.append(script);
    });
  }
  function startAfterPaint() { requestAnimationFrame(function () { setTimeout(start); }); }

  function isAwake() { return page.getAttribute('data-has-hydrated') === 'true'; }
  function holdClick(event) {
    var control = event.target.closest('button, [role=button], [role=tab]');
    if (!control) return;
    event.preventDefault();
    control.setAttribute('aria-busy', 'true');
    var place = placeOf(control);
    held.push(function () {
      control.removeAttribute('aria-busy');
      (control.isConnected ? control : elementAt(place)).click();
    });
  }
  function placeOf(element) {
    var place = [];
    for (; element.parentElement; element = element.parentElement)
      place.unshift(Array.prototype.indexOf.call(element.parentElement.children, element));
    return place;
  }
  function elementAt(place) {
    return place.reduce(function (element, index) { return element.children[index] || element; }, page);
  }
  function holdKey(event) {
    var isChord = event.ctrlKey || event.metaKey;
    if (typed === null && event.target.closest('[role=tab]') && /^(Arrow|Enter)/.test(event.key)) {
      held.push(function () { event.target.dispatchEvent(new KeyboardEvent('keydown', event)); });
    } else if (typed !== null && event.key.length === 1 && !isChord) {
      typed += event.key;
    } else if (isChord ? event.key.toLowerCase() === 'k' : event.key === '/' && !event.target.closest('input, textarea, select')) {
      typed = '';
      held.push(function () { dispatchEvent(new CustomEvent('${openSearchEvent}', {detail: typed})); });
    } else {
      return;
    }
    event.preventDefault();
  }

  function stopHolding() {
    removeEventListener('click', holdClick, true);
    removeEventListener('keydown', holdKey, true);
  }

  listen();
  addEventListener('click', holdClick, true);
  addEventListener('keydown', holdKey, true);
  addEventListener('${startFailedEvent}', function () {
    stopHolding();
    held = [];
    document.querySelectorAll('[aria-busy=true]').forEach(function (control) { control.removeAttribute('aria-busy'); });
  });
  new MutationObserver(function (_, observer) {
    if (!isAwake()) return;
    observer.disconnect();
    stopHolding();
    setTimeout(function () { held.forEach(function (act) { act(); }); });
  }).observe(page, {attributeFilter: ['data-has-hydrated']});

  function hasChosenTab() {
    try {
      return Object.keys(localStorage).some(function (key) { return /tab[.]/.test(key); }) &&
        document.querySelector('[role=tablist]');
    } catch (error) {
      return false;
    }
  }
  addEventListener('DOMContentLoaded', function () {
    document.querySelectorAll('nav button[disabled]').forEach(function (button) { button.disabled = false; });
    if (location.search || location.hash || document.querySelector('[data-needs-scripts]') || hasChosenTab())
      startAfterPaint();
  });
  function fetchAhead() {
    var connection = navigator.connection || {};
    if (started || connection.saveData || /2g/.test(connection.effectiveType)) return;
    files().forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = file.src;
      document.head.append(link);
    });
  }
  addEventListener('load', function () { setTimeout(fetchAhead, 1000); });
})();`);

/** The engine minifies pages before this is written into them, and every page carries it. */
function minified(source: string): string {
  return transformSync(source, {minify: true, target: 'es2019'}).code.trim();
}
