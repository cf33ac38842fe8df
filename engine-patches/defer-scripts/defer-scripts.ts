import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import {applyEdits, type Edit} from '../../src/plugins/rewrite-pages';

interface Files {
  /** The text of the inline script that loads the deferred ones. */
  startScript: string;
  /** The subresource integrity of a file. */
  integrity: (address: string) => string;
  /** Preloaded only in wide windows, because phones use system fonts (`src/css/tokens.css`). */
  textFont: string;
  /** The addresses of the scripts that the page needs besides the ones it lists. */
  chunks: string[];
  /** Whether the page is empty without scripts, so that they can't wait for the reader. */
  isEager: boolean;
  /** Minifies an inline script. */
  minify: (script: string) => string;
}

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Adds integrity to the page's style sheet, minifies its inline scripts, and turns its other scripts into
 * placeholders that the start script loads later. The start script's text is the same on every page and in
 * every release, so the policy can allow it by one hash. A parser finds the tags, because text and
 * attributes can contain something that looks like one.
 */
export function deferScripts(
  html: string,
  {startScript, integrity, textFont, chunks, isEager, minify}: Files,
): string {
  const edits: Edit[] = [];
  let hasFont = false;
  /** For the style sheet that browsers with JavaScript load after the first paint. */
  let later = '';
  let hasStartScript = false;
  let script: {from: number; address: string} | undefined;
  let inlineFrom: number | undefined;

  const parser = new Parser({
    onopentag(name, {src, type, rel, href, integrity: known}) {
      const from = parser.startIndex;
      if (name === 'link' && href === textFont) hasFont = true;
      if (name === 'style' && !hasFont) {
        const preload = `<link rel="preload" as="font" type="font/woff2" href="${textFont}" media="(min-width: 641px)" crossorigin>`;
        edits.push({from, to: from, text: preload});
      }
      if (name === 'link' && rel === 'stylesheet' && href && known === undefined) {
        const hash = integrity(href);
        edits.push({from, to: from + '<link'.length, text: `<link integrity="${hash}"`});
        later = ` data-styles="${href}" data-integrity="${hash}"`;
      }
      if (name === 'script' && src && type !== 'deferred') script = {from, address: src};
      if (name === 'script' && !src && type === undefined) inlineFrom = parser.endIndex + 1;
    },
    onclosetag(name) {
      if (name !== 'script') return;
      if (inlineFrom !== undefined) {
        const [from, to] = [inlineFrom, parser.startIndex];
        edits.push({from, to, text: minify(html.slice(from, to))});
        inlineFrom = undefined;
      }
      if (script === undefined) return;
      const {from, address} = script;
      const placeholder = `<script type="deferred" src="${address}" integrity="${integrity(address)}"></script>`;
      const start = hasStartScript
        ? ''
        : `<script data-chunks="${chunks.join(' ')}"${later}${isEager ? ' data-eager' : ''}>${startScript}</script>`;
      edits.push({from, to: parser.endIndex + 1, text: placeholder + start});
      hasStartScript = true;
      script = undefined;
    },
  });
  parser.end(html);

  return applyEdits(html, edits);
}
