import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create, type Font} from 'fontkitten';

export type FontName = 'text' | 'mono';

const files: Record<FontName, string> = {
  text: 'instrument-sans.woff2',
  mono: 'geist-mono.woff2',
};
const folder = path.join(__dirname, '..', 'fonts');
const fonts = new Map<FontName, Font>();

/** Loads one of the site's fonts and caches it. */
export function fontNamed(name: FontName): Font {
  const known = fonts.get(name);
  if (known) return known;
  const file = path.join(folder, files[name]);
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} is a font collection`);
  fonts.set(name, font);
  return font;
}
