/** Text that is already HTML and is not escaped again. */
export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Value = Html | string | number | false | null | undefined | Value[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

function write(value: Value): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(write).join('');
  return escape(String(value));
}

/** Every value put into the template is escaped, unless it is Html itself. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  // Line breaks of the template are layout of the source; those of values may be code.
  const [first = '', ...rest] = joined(parts);
  return new Html(rest.reduce((all, part, at) => all + write(values[at]) + part, first));
}

const templates = new WeakMap<TemplateStringsArray, string[]>();

function joined(parts: TemplateStringsArray): string[] {
  const known = templates.get(parts) ?? parts.map(joinLines);
  templates.set(parts, known);
  return known;
}

/** A line break beside a tag means nothing; inside a tag or between words it is a blank. */
function joinLines(part: string): string {
  return part
    .replaceAll(/>\s*\n\s*/g, '>')
    .replaceAll(/\s*\n\s*</g, '<')
    .replace(/^\s*\n\s*$/, '')
    .replaceAll(/\s*\n\s*/g, ' ');
}
