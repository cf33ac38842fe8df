import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import {startScript} from './start-script';

interface Files {
  integrity: (address: string) => string;
  /**
   * Asked for before the style sheet that names it has arrived, where the window is wide enough that the
   * sheet will (`src/css/tokens.css`); the face of code can wait.
   */
  textFace: string;
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Adds the hash of each file to what loads it: to the tag of a style sheet, and for scripts to tags
 * of a type that browsers leave alone, which the script that starts them later reads. A parser finds the tags:
 * one that only stands in a text or in an attribute's value is no tag.
 */
export function withSignedFiles(html: string, {integrity, textFace}: Files): string {
  const edits: Edit[] = [];
  let isStarted = false;
  let opened: {at: number; address: string} | undefined;

  const parser = new Parser({
    onopentag(name, {src, type, rel, href, integrity: known}) {
      if (name === 'link' && rel === 'stylesheet' && href && known === undefined) {
        const {startIndex: at} = parser;
        const preload = `<link rel="preload" as="font" type="font/woff2" href="${textFace}" media="(min-width: 641px)" crossorigin>`;
        edits.push({
          from: at,
          to: at + '<link'.length,
          text: `${preload}<link integrity="${integrity(href)}"`,
        });
      }
      if (name === 'script' && src && type !== 'later') {
        opened = {at: parser.startIndex, address: src};
      }
    },
    onclosetag(name) {
      if (name !== 'script' || opened === undefined) return;
      const {at, address} = opened;
      const later = `<script type="later" src="${address}" integrity="${integrity(address)}"></script>`;
      const start = isStarted ? '' : `<script>${startScript}</script>`;
      edits.push({from: at, to: parser.endIndex + 1, text: later + start});
      isStarted = true;
      opened = undefined;
    },
  });
  parser.end(html);

  return edits.reduceRight(
    (text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to),
    html,
  );
}
