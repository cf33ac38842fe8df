import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy, inlineCode} from './inline-code';

const theme = '<script>document.documentElement.setAttribute("data-theme-choice","light")</script>';

const sheet = '<style>p{top:0}</style>';

/** Creates a site with one page per body. All pages have the theme's script and the same style sheet. */
const siteWith = (...bodies: string[]) => siteWithHead(sheet + theme, ...bodies);

function siteWithHead(head: string, ...bodies: string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(root, 'api'));
  bodies.forEach((body, index) =>
    writeFileSync(
      path.join(root, 'api', `page-${index}.html`),
      `<!doctype html><html lang=en><head><title>x</title>${head}</head><body>${body}</body></html>`,
    ),
  );
  return root;
}

const plain =
  '<p style="text-align:right">Text</p><script src="/assets/js/main.js" defer></script>';

describe('known inline code', () => {
  it('is allowed only by its hash', () => {
    const inline = inlineCode(siteWith(plain, plain));
    expect(inline.scripts).toHaveLength(1);
    expect(inline.styles).toHaveLength(2);
    const policy = contentSecurityPolicy(inline);
    expect(policy).toContain(`script-src 'self' ${inline.scripts[0]};`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:(?!\/\/)/);
  });

  it('includes structured data, which browsers do not run', () => {
    const data = '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>';
    expect(inlineCode(siteWith(plain, plain + data)).scripts).toHaveLength(1);
  });
});

describe('a site without style sheets in its pages', () => {
  it('has a policy', () =>
    expect(inlineCode(siteWithHead(theme, plain, plain)).styles).toHaveLength(1));
  it('fails the build if one page has one', () =>
    expect(() => inlineCode(siteWithHead(theme, plain, `<head>${sheet}</head>`))).toThrow(
      'style sheets are in 1 of 2 pages',
    ));
});

describe('a script that only one file may have', () => {
  const script = '<script>location.replace("/api")</script>';
  const siteWithScriptIn = (file: string) => {
    const root = siteWith(plain, plain);
    writeFileSync(path.join(root, file), `<html lang=en><head>${sheet}${theme}${script}</html>`);
    return root;
  };
  it('is allowed in that file', () =>
    expect(inlineCode(siteWithScriptIn('404.html')).scripts).toHaveLength(2));
  it('fails the build in another file', () =>
    expect(() => inlineCode(siteWithScriptIn('billing.html'))).toThrow('billing.html'));
});

describe('a package index', () => {
  const listing = (content: string) => {
    const root = siteWith(plain, plain);
    mkdirSync(path.join(root, 'packages'));
    writeFileSync(path.join(root, 'packages', 'index.html'), `<html lang=en>${content}</html>`);
    return root;
  };
  it("doesn't need the theme's script", () =>
    expect(inlineCode(listing('<a href="argosy/">argosy</a>')).scripts).toHaveLength(1));
  it.each([
    theme,
    `<head>${sheet}`,
    '<a href="javascript:alert(1)">x</a>',
    '<img src=x onerror=alert(1)>',
  ])('fails the build with %s', (content) =>
    expect(() => inlineCode(listing(content))).toThrow('packages'),
  );
});

describe('unknown inline code', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    [
      'a script that poses as the theme',
      '<script>x.setAttribute("data-theme-choice",alert(1))</script>',
    ],
    ['the theme twice', theme],
    ['a module', '<script type=module>alert(1)</script>'],
    [
      'a title that ends its structured data',
      '<script type=application/ld+json>{"name":"</script><script>alert(1)</script>"}</script>',
    ],
    ['a third-party script', '<script src="https://evil.example/x.js"></script>'],
    [
      'a third-party script with a relative protocol',
      '<script src="//evil.example/x.js"></script>',
    ],
    ['a handler', '<img src=/x.png onerror=alert(1)>'],
    ['a handler in capitals', '<img src=/x.png ONERROR=alert(1)>'],
    ['a handler in a drawing', '<svg onload=alert(1)></svg>'],
    ['a javascript link', '<a href="javascript:alert(1)">x</a>'],
    ['a javascript link in disguise', '<a href=" java&#10;script&colon;alert(1)">x</a>'],
    ['a data link', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
    ['a frame', '<iframe src="/api"></iframe>'],
    ['a style sheet', sheet],
    ['a style sheet that poses as one in the head', `<head>${sheet}`],
    ['a style that loads a file', '<p style="width:url(https://evil.example)">x</p>'],
    ['a style that covers the page', '<p style="position:fixed;inset:0">x</p>'],
    ['another base', '<base href="https://evil.example/">'],
    ['a refresh', '<meta http-equiv=refresh content="0;url=https://evil.example">'],
    ['an object', '<object data="/x.swf"></object>'],
    ['a form with a script as its action', '<form action="javascript:alert(1)"></form>'],
  ])('%s fails the build', (_, body) => {
    expect(() => inlineCode(siteWith(plain, plain + body))).toThrow(/page-1\.html|times on/);
  });
});
