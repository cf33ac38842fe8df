/** Code, a group, or a sequence of both. */
export type Code = string | Group | Code[];

/**
 * Entries between an opening and a closing, on one line if they fit, otherwise on one line each.
 */
export type Group = {open: string; entries: Code[]; close: string; style: Style};

type Style = {
  /** Between entries on one line. */
  between: string;
  /** At the end of each entry's line. */
  end: string;
  /** At the end of the last entry's line. The closing follows it or has its own line. */
  last: string;
};

/** A trailing comma, and the closing on its own line. */
export const block: Style = {between: ', ', end: ',', last: ',\n'};
/** For languages without trailing commas. */
export const hug: Style = {between: ', ', end: ',', last: ''};
/** Chained calls. */
export const chain: Style = {between: '', end: '', last: ''};

type Settings = {
  /** One step of indentation. */
  step: string;
  /** Changes the lines of a broken group, for example to align them. */
  arrange?: (entries: string[]) => string[];
};

/** Maximum line length. The panel on the page is slightly narrower. */
const width = 80;

export function print(code: Code, settings: Settings, indent = '', column = indent.length): string {
  if (typeof code === 'string') return code;
  if (Array.isArray(code))
    return code.reduce<string>(
      (text, piece) => text + print(piece, settings, indent, columnAfter(text, column)),
      '',
    );
  const {open, entries, close, style} = code;
  const line = flat(code);
  if (entries.length === 0 || column + line.length < width) return line;
  const inner = indent + settings.step;
  const written = entries.map((entry) => print(entry, settings, inner));
  const lines = (settings.arrange?.(written) ?? written).map((text) => `\n${inner}${text}`);
  const tail = style.last.endsWith('\n') ? `${style.last}${indent}` : style.last;
  return `${open}${lines.join(style.end)}${tail}${close}`;
}

function flat(code: Code): string {
  if (typeof code === 'string') return code;
  if (Array.isArray(code)) return code.map(flat).join('');
  return code.open + code.entries.map(flat).join(code.style.between) + code.close;
}

function columnAfter(text: string, column: number): number {
  const newline = text.lastIndexOf('\n');
  return newline < 0 ? column + text.length : text.length - newline - 1;
}
