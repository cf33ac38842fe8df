/**
 * Wraps lines of highlighted code in `<mark>`. A token that continues on the next line is closed at
 * the end of the line and opened again, so that marks and tokens are nested.
 */
export function markLines(html: string, lines: number[]): string {
  const open: string[] = [];
  const all = html.split('\n');
  return all
    .map((line, index) => {
      const reopened = open.join('');
      for (const [tag] of line.matchAll(/<\/?span[^>]*>/g)) {
        if (tag.startsWith('</')) open.pop();
        else open.push(tag);
      }
      const end = index < all.length - 1 ? '\n' : '';
      const whole = reopened + line + '</span>'.repeat(open.length) + end;
      return lines.includes(index + 1) ? `<mark>${whole}</mark>` : whole;
    })
    .join('');
}
