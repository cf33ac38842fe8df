/**
 * HTML that reaches a sink at run time without being ours: headings in the table of contents, the
 * announcement, the copyright line, the progress bar. It passes when it is text and a few tags with
 * a few quoted attributes; a grammar this small leaves a parser nothing to read differently.
 */
const tag = String.raw`<\/?(?:a|abbr|b|br|code|del|div|em|i|kbd|mark|p|s|small|span|strong|sub|sup|u)`;
const address = String.raw`(?:https?:\/\/|mailto:|\/(?![\/\\])|#)[^"<>\\]*`;
const attribute = String.raw`\s+(?:(?:class|id|title|role|target|rel|aria-[a-z]+)="[^"<>]*"|href="${address}")`;
const harmless = new RegExp(`^(?:[^<]|${tag}(?:${attribute})*\\s*\\/?>)*$`);

/** React makes a script element by parsing this, and takes it out again: an empty one runs nothing. */
const emptyScript = '<script></script>';

/** The HTML itself when it can do nothing, and otherwise its source as text. */
export function harmlessHtml(html: string): string {
  if (html === emptyScript || harmless.test(html)) return html;
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
