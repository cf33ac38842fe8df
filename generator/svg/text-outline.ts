import {faceOf} from './faces';

interface Style {
  x: number;
  /** The line the letters stand on. */
  y: number;
  size: number;
  /** Thickness added to the regular cut, in thousandths of the size: a compressed font cannot be varied. */
  bolder?: number;
  color: string;
}

/** A line of text as outlines of the site's own face, for programs that know no web fonts. */
export function textOutline(text: string, {x, y, size, bolder = 0, color}: Style): string {
  const font = faceOf('text');
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
