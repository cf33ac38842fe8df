import {Parser} from 'htmlparser2';

/** The inline code of a page that the policy has to allow, and the content that it forbids. */
export interface Page {
  language: string;
  scripts: string[];
  /** The style sheets in the page's head. */
  sheets: string[];
  /** The values of style attributes. */
  styles: string[];
  forbidden: string[];
}

const forbiddenElements = ['iframe', 'frame', 'object', 'embed', 'base', 'applet'];
const addressAttributes = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset', 'poster'];
/** Data for search engines and for tests, which browsers don't run. */
const isData = (type: string | undefined) =>
  type === 'application/ld+json' || type === 'application/json';
const ownFile = /^\/(?!\/)/;

/** Parses a page without running it. */
export function readPage(html: string): Page {
  const page: Page = {language: '', scripts: [], sheets: [], styles: [], forbidden: []};
  let script: string | undefined;
  let sheet: string | undefined;
  let isInHead = false;
  const forbid = (what: string) => page.forbidden.push(what);

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'head' || name === 'body') isInHead = name === 'head';
      if (name === 'style' && isInHead) sheet = '';
      else if (name === 'style') forbid('<style> outside of the head');
      if (name === 'html') page.language = attributes.lang ?? '';
      if (forbiddenElements.includes(name)) forbid(`<${name}>`);
      if (name === 'meta' && attributes['http-equiv']) forbid(`<meta ${attributes['http-equiv']}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/i.test(attribute)) forbid(`${attribute} on <${name}>`);
        if (attribute === 'srcdoc') forbid(`srcdoc on <${name}>`);
        if (
          addressAttributes.includes(attribute) &&
          !isPlainAddress(value) &&
          !isDataImage(name, value)
        )
          forbid(`${attribute}="${value.slice(0, 80)}" on <${name}>`);
      }
      if (attributes.style !== undefined) page.styles.push(attributes.style);
      if (name !== 'script') return;
      if (attributes.src === undefined) script = isData(attributes.type) ? undefined : '';
      else if (!ownFile.test(attributes.src)) forbid(`script from ${attributes.src}`);
    },
    ontext(text) {
      if (script !== undefined) script += text;
      if (sheet !== undefined) sheet += text;
    },
    onclosetag(name) {
      if (name === 'style' && sheet !== undefined) {
        page.sheets.push(sheet);
        sheet = undefined;
      }
      if (name !== 'script' || script === undefined) return;
      page.scripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return page;
}

/** The bundler turns small images into data URLs. In an `<img>`, even an SVG can't run scripts. */
const isDataImage = (element: string, value: string): boolean =>
  element === 'img' && value.startsWith('data:image/');

/** Removes blanks and control characters first, because browsers ignore them in a scheme. */
function isPlainAddress(value: string): boolean {
  const scheme = value.replaceAll(/[\u0000-\u0020]/g, '').match(/^([a-z][a-z0-9+.-]*):/i)?.[1];
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme.toLowerCase());
}
