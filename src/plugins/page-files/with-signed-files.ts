import {createHash} from 'node:crypto';
import {startScript, type SignedFile} from './start-script';

/** As the engine writes them: with or without quotes, depending on its minifier. */
const script = /<script src="?([^\s">]+)"? defer(?:="defer")?><\/script>/g;
const styleSheet = /<link rel="?stylesheet"? href="?([^\s">]+?)"?\s*\/?>/g;

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Adds the hash of each file to what loads it: to the tag of a style sheet, and for scripts to the
 * script that starts them later, which takes the place of the first tag.
 */
export function withSignedFiles(html: string, integrity: (address: string) => string): string {
  const scripts: SignedFile[] = [...html.matchAll(script)].map(([, address = '']) => ({
    address,
    integrity: integrity(address),
  }));
  let isWritten = false;
  return html
    .replaceAll(script, () => {
      if (isWritten) return '';
      isWritten = true;
      return `<script>${startScript(scripts)}</script>`;
    })
    .replaceAll(
      styleSheet,
      (_, address: string) =>
        `<link rel="stylesheet" href="${address}" integrity="${integrity(address)}">`,
    );
}
