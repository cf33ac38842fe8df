import {Parser} from 'htmlparser2';
import {applyEdits, type Edit} from '../rewrite-pages';

/**
 * Encodes blanks in the addresses of links. Some page addresses contain a blank, and the router's links
 * have it as it is. Browsers cope with that, but other programs that read pages don't.
 */
export function encodeLinks(html: string): string {
  if (!/href="?\/[^">]* /.test(html)) return html;
  const edits: Edit[] = [];
  const parser = new Parser({
    onopentag(name, {href}) {
      if (name !== 'a' || !href?.startsWith('/') || !href.includes(' ')) return;
      const from = parser.startIndex;
      const tag = html.slice(from, parser.endIndex + 1);
      const text = tag.replace(`"${href}"`, `"${href.replaceAll(' ', '%20')}"`);
      edits.push({from, to: from + tag.length, text});
    },
  });
  parser.end(html);
  return applyEdits(html, edits);
}
