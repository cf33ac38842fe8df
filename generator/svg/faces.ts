import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create, type Font} from 'fontkitten';

export type Face = 'text' | 'mono';

const files: Record<Face, string> = {
  text: 'instrument-sans.woff2',
  mono: 'geist-mono.woff2',
};
const faces = new Map<Face, Font>();

/** One of the site's own type faces, read once. */
export function faceOf(face: Face): Font {
  let font = faces.get(face);
  if (!font) {
    const file = path.join(__dirname, '..', '..', 'src', 'fonts', files[face]);
    const created = create(readFileSync(file));
    if (created.isCollection) throw new Error(`${file} is a font collection`);
    font = created;
    faces.set(face, font);
  }
  return font;
}
