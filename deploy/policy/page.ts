import {Parser} from 'htmlparser2';

/** What a page holds that a policy has to allow, and what it must not hold at all. */
export interface Page {
  language: string;
  scripts: string[];
  styles: string[];
  forbidden: string[];
}

const forbiddenElements = ['style', 'iframe', 'frame', 'object', 'embed', 'base', 'applet'];
const addressAttributes = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset', 'poster'];
/** Data for search engines; browsers do not run it. */
const isData = (type: string | undefined) => type === 'application/ld+json';
const ownFile = /^\/(?!\/)/;

/** Reads a page as a browser would, without running it. */
export function readPage(html: string): Page {
  const page: Page = {language: '', scripts: [], styles: [], forbidden: []};
  let script: string | undefined;
  const refuse = (what: string) => page.forbidden.push(what);

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') page.language = attributes.lang ?? '';
      if (forbiddenElements.includes(name)) refuse(`<${name}>`);
      if (name === 'meta' && attributes['http-equiv']) refuse(`<meta ${attributes['http-equiv']}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/i.test(attribute)) refuse(`${attribute} on <${name}>`);
        if (attribute === 'srcdoc') refuse(`srcdoc on <${name}>`);
        if (
          addressAttributes.includes(attribute) &&
          !isPlainAddress(value) &&
          !isInertPicture(name, value)
        )
          refuse(`${attribute}="${value.slice(0, 80)}" on <${name}>`);
      }
      if (attributes.style !== undefined) page.styles.push(attributes.style);
      if (name !== 'script') return;
      if (attributes.src === undefined) script = isData(attributes.type) ? undefined : '';
      else if (!ownFile.test(attributes.src)) refuse(`script from ${attributes.src}`);
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === undefined) return;
      page.scripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return page;
}

/** The bundler turns small pictures into data; inside `<img>` not even an SVG runs scripts. */
const isInertPicture = (element: string, value: string): boolean =>
  element === 'img' && value.startsWith('data:image/');

/** Browsers ignore blanks and control characters inside a scheme, so they are taken out first. */
function isPlainAddress(value: string): boolean {
  // eslint-disable-next-line no-control-regex
  const scheme = value.replaceAll(/[\u0000-\u0020]/g, '').match(/^([a-z][a-z0-9+.-]*):/i)?.[1];
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme.toLowerCase());
}
