import {type Face, faceOf} from './faces';

/** Heavier cuts of the variable face are up to 1 % wider than the regular one that is measured. */
const weightAllowance = 1.01;

/** Width in px of a text set in the site's own face, so that boxes fit without a browser. */
export function textWidth(text: string, size: number, face: Face = 'text'): number {
  const font = faceOf(face);
  const units = font.glyphsForString(text).reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  return (units / font.unitsPerEm) * size * weightAllowance;
}

/** Breaks a text into lines of about equal width, none wider than `maxWidth` unless one word is. */
export function wrapText(
  text: string,
  maxWidth: number,
  size: number,
  face: Face = 'text',
): string[] {
  const total = textWidth(text, size, face);
  if (total <= maxWidth) return [text];
  const lineCount = Math.ceil(total / maxWidth);
  // A little more than an even share lets a word that straddles the limit stay on its line.
  const target = Math.min(maxWidth, (total / lineCount) * 1.12);
  const lines: string[] = [];
  let line = '';
  // An operation's slug that is wider than the line breaks after a hyphen.
  const words = text
    .split(/\s+/)
    .flatMap((word) => (textWidth(word, size, face) > maxWidth ? word.split(/(?<=-)/) : [word]));
  for (const word of words) {
    const longer = line ? `${line}${line.endsWith('-') ? '' : ' '}${word}` : word;
    if (line && textWidth(longer, size, face) > target) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line) lines.push(line);
  return lines;
}
