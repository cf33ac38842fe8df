import {createHash} from 'node:crypto';

/** As the engine writes them: with or without quotes, depending on its minifier. */
const script = /<script src="?([^\s">]+)"? defer(?:="defer")?>/g;
const styleSheet = /<link rel="?stylesheet"? href="?([^\s">]+?)"?\s*\/?>/g;

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Adds the hash of each file to the tags that load it. */
export function withIntegrity(html: string, hashOf: (address: string) => string): string {
  return html
    .replaceAll(
      script,
      (_, address: string) => `<script src="${address}" integrity="${hashOf(address)}" defer>`,
    )
    .replaceAll(
      styleSheet,
      (_, address: string) =>
        `<link rel="stylesheet" href="${address}" integrity="${hashOf(address)}">`,
    );
}
