/** Finished SVG or HTML. It's a branded type, so that the compiler rejects unescaped text. */
export type Markup = string & {readonly __markup: true};

type Attributes = Record<string, string | number | undefined>;

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

export const escape = (text: string): Markup =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character) as Markup;

export const join = (...parts: (Markup | undefined)[]): Markup =>
  parts.filter(Boolean).join('') as Markup;

/** Two decimals are precise enough and keep the page small. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export function element(
  name: string,
  attributes: Attributes,
  ...children: (Markup | undefined)[]
): Markup {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escape(value)}"`)
    .join('');
  const content = join(...children);
  return (content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`) as Markup;
}

/** HTML has no self-closing form for elements that may be empty. */
export function html(
  name: string,
  attributes: Attributes,
  ...children: (Markup | undefined)[]
): Markup {
  const markup = element(name, attributes, ...children);
  return (markup.endsWith('/>') ? `${markup.slice(0, -2)}></${name}>` : markup) as Markup;
}

/** Lines of text. `y` is the vertical center of the block. */
export function textBlock(
  lines: string[],
  {
    x,
    y,
    size,
    lineHeight,
    ...attributes
  }: {x: number; y: number; size: number; lineHeight: number} & Attributes,
): Markup {
  // The baseline of vertically centered text is 0.35 em below the center.
  const first = y - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  return join(
    ...lines.map((line, index) =>
      element('text', {x, y: first + index * lineHeight, ...attributes}, escape(line)),
    ),
  );
}
