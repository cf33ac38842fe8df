import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create, type Font} from 'fontkitten';

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

export type FontName = 'text' | 'mono';

const files: Record<FontName, string> = {
  text: 'instrument-sans.woff2',
  mono: 'geist-mono.woff2',
};
const folder = path.join(__dirname, '..', 'fonts');
const fonts = new Map<FontName, Font>();

/** Loads one of the site's fonts and caches it. */
function fontNamed(name: FontName): Font {
  const known = fonts.get(name);
  if (known) return known;
  const file = path.join(folder, files[name]);
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} is a font collection`);
  fonts.set(name, font);
  return font;
}

interface Style {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  /**
   * Stroke width added to the regular weight, in thousandths of the size. The weight of a
   * compressed font can't be varied.
   */
  bolder?: number;
  color: string;
}

/** A line of text as outlines of the site's font, for programs that don't support web fonts. */
export function textOutline(text: string, {x, y, size, bolder = 0, color}: Style): string {
  const font = fontNamed('text');
  const scale = size / font.unitsPerEm;
  let advance = 0;
  const glyphs = font.glyphsForString(text).map((glyph) => {
    const outline = `<path transform="translate(${advance} 0)" d="${glyph.path.toSVG()}"/>`;
    advance += glyph.advanceWidth;
    return outline;
  });
  const stroke = `stroke="${color}" stroke-width="${(bolder / 1000) * font.unitsPerEm}"`;
  return `<g fill="${color}" ${stroke} transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}
