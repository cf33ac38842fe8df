import {fontNamed} from './fonts';

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
