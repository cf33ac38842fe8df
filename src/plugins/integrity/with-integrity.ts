import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Adds the hash of each file to the tags that load it. A parser finds them: a tag that only stands
 * in a text or in an attribute's value is no tag, and quotes put into it would end that value.
 */
export function withIntegrity(html: string, hashOf: (address: string) => string): string {
  const found: {at: number; address: string}[] = [];
  const parser = new Parser({
    onopentag(name, {src, rel, href, integrity}) {
      const address = name === 'script' ? src : name === 'link' && rel === 'stylesheet' && href;
      if (address && integrity === undefined)
        found.push({at: parser.startIndex + 1 + name.length, address});
    },
  });
  parser.end(html);
  return found.reduceRight(
    (text, {at, address}) => `${text.slice(0, at)} integrity="${hashOf(address)}"${text.slice(at)}`,
    html,
  );
}
