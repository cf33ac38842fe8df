import {type FontName, fontNamed} from './fonts';

/**
 * Heavier weights of the variable font are up to 1% wider than the regular weight, which is
 * measured.
 */
const weightAllowance = 1.01;

/** Width in px of text in the site's font, measured without a browser. */
export function textWidth(text: string, size: number, font: FontName = 'text'): number {
  const outlines = fontNamed(font);
  const units = outlines.glyphsForString(text).reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  return (units / outlines.unitsPerEm) * size * weightAllowance;
}

/**
 * Wraps text into lines of about equal width. No line is wider than `maxWidth` unless a single word
 * is.
 */
export function wrapText(
  text: string,
  maxWidth: number,
  size: number,
  font: FontName = 'text',
): string[] {
  const total = textWidth(text, size, font);
  if (total <= maxWidth) return [text];
  const lineCount = Math.ceil(total / maxWidth);
  // Slightly more than an equal share, so that a word at the limit stays on its line.
  const target = Math.min(maxWidth, (total / lineCount) * 1.12);
  const lines: string[] = [];
  let line = '';
  // If an operation's slug is wider than the line, it breaks after a hyphen.
  const words = text
    .split(/\s+/)
    .flatMap((word) => (textWidth(word, size, font) > maxWidth ? word.split(/(?<=-)/) : [word]));
  for (const word of words) {
    const longer = line ? `${line}${line.endsWith('-') ? '' : ' '}${word}` : word;
    if (line && textWidth(longer, size, font) > target) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line) lines.push(line);
  return lines;
}
