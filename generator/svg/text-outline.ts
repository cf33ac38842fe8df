import type {Font} from 'fontkitten';
import {faceOf} from './faces';

const weights = new Map<number, Font>();

function weighted(weight: number): Font {
  const font = weights.get(weight) ?? faceOf('text').getVariation({wght: weight});
  weights.set(weight, font);
  return font;
}

interface Style {
  x: number;
  /** The line the letters stand on. */
  y: number;
  size: number;
  weight: number;
  color: string;
}

/** A line of text as outlines of the site's own face, for programs that know no web fonts. */
export function textOutline(text: string, {x, y, size, weight, color}: Style): string {
  const font = weighted(weight);
  const scale = size / font.unitsPerEm;
  let advance = 0;
  const glyphs = font.glyphsForString(text).map((glyph) => {
    const outline = `<path transform="translate(${advance} 0)" d="${glyph.path.toSVG()}"/>`;
    advance += glyph.advanceWidth;
    return outline;
  });
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}
