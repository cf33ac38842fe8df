import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const sheet = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = sheet.split("[data-theme='dark']");

type Color = [red: number, green: number, blue: number];

function token(mode: string, name: string): Color {
  const written = mode.match(new RegExp(`--color-${name}: #([0-9a-f]{3,6});`))?.[1] ?? '';
  const hex = written.length === 3 ? written.replaceAll(/./g, '$&$&') : written;
  return [0, 2, 4].map((start) => parseInt(hex.slice(start, start + 2), 16)) as Color;
}

/** The relative luminance of WCAG 2. */
function luminance(color: Color): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: Color, other: Color): number {
  const [dim = 0, bright = 0] = [luminance(first), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** The hue in degrees. */
function hue([red, green, blue]: Color): number {
  const degrees =
    (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

function hueDistance(first: Color, other: Color): number {
  const distance = Math.abs(hue(first) - hue(other));
  return Math.min(distance, 360 - distance);
}

/** Text colors, and the backgrounds that they're written on. */
const readable: [texts: string[], backgrounds: string[]][] = [
  [
    ['text', 'text-muted', 'accent', 'accent-strong', 'brass'],
    ['bg', 'bg-raised', 'bg-sunken'],
  ],
  [['text', 'accent-strong', 'accent'], ['accent-soft']],
  [['on-accent'], ['accent', 'accent-strong']],
  ...['brass', 'info', 'success', 'warning', 'danger'].map((tone): [string[], string[]] => [
    ['text', tone],
    [`${tone}-soft`],
  ]),
];

const kinds = ['keyword', 'string', 'number', 'function', 'type'];
const pairs = kinds.flatMap((first, index) =>
  kinds.slice(index + 1).map((other) => [first, other]),
);

describe.each([
  ['light', light],
  ['dark', dark],
])('colors in %s mode', (_name, mode) => {
  it.each(
    readable.flatMap(([texts, backgrounds]) =>
      texts.flatMap((text) => backgrounds.map((background) => [text, background] as const)),
    ),
  )('shows readable %s on %s', (text, background) =>
    expect(contrast(token(mode, text), token(mode, background))).toBeGreaterThan(4.5),
  );

  it.each(['text', 'comment', ...kinds])(
    'has readable %s in code, even in marked lines',
    (kind) => {
      for (const background of ['code-bg', 'code-line'])
        expect(contrast(token(mode, `code-${kind}`), token(mode, background))).toBeGreaterThan(4.5);
    },
  );

  it.each(pairs)('shows %s and %s of code in different hues', (first, other) => {
    expect(hueDistance(token(mode, `code-${first}`), token(mode, `code-${other}`))).toBeGreaterThan(
      20,
    );
  });
});
