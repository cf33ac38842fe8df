/**
 * The HTML that third-party code may insert at run time: headings in the table of contents, the
 * announcement, the copyright line, and the progress bar. It allows text and a few tags with a few quoted
 * attributes. In such a small grammar, an HTML parser can't see anything that this expression doesn't.
 */
const tag = String.raw`<\/?(?:a|abbr|b|br|code|del|div|em|i|kbd|mark|p|s|small|span|strong|sub|sup|u)`;
const address = String.raw`(?:https?:\/\/|mailto:|\/(?![\/\\])|#)[^"<>\\]*`;
const attribute = String.raw`\s+(?:(?:class|id|title|role|target|rel|aria-[a-z]+)="[^"<>]*"|href="${address}")`;
const harmless = new RegExp(`^(?:[^<]|${tag}(?:${attribute})*\\s*\\/?>)*$`);

/** React creates script elements by parsing this string. An empty script runs nothing. */
const emptyScript = '<script></script>';

/** Returns harmless HTML unchanged, and escapes any other HTML. */
export function harmlessHtml(html: string): string {
  if (html === emptyScript || harmless.test(html)) return html;
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
