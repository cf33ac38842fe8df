/**
 * The inline script. It cannot use the bundle, because it speaks when the bundle did not
 * arrive; it builds its nodes without innerHTML, so that it runs under Trusted Types.
 * `--site-loaded` is set by src/css/shell.css.
 */
export function bannerScript(baseUrl: string): string {
  return `addEventListener('load', function () {
  if (getComputedStyle(document.documentElement).getPropertyValue('--site-loaded')) return;
  var banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  var say = function (tag, text) {
    var line = document.createElement(tag);
    line.textContent = text;
    banner.append(line);
  };
  var here = location.pathname.replace(/[^/]*$/, '');
  say('strong', 'Your site did not load properly');
  say('p', 'Its style sheet was not found. A common reason is a wrong base URL.');
  say('p', 'Configured base URL: ' + ${JSON.stringify(baseUrl)});
  say('p', 'Suggested base URL: ' + here);
  document.body.prepend(banner);
});`.replaceAll('<', String.raw`\u003c`);
}
