import {globSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  budgetKinds,
  isOver,
  measureTemplates,
  readBudgets,
  type Template,
  templateNames,
  templates,
  tolerance,
  type Weights,
} from '@docs/tools';

const budgets = readBudgets();
let weights: Record<Template, Weights>;

beforeAll(async () => {
  weights = await measureTemplates();
});

describe.each(templateNames)('%s', (template) => {
  it.each(budgetKinds)('%s is within its budget', (kind) => {
    const budget = budgets[template][kind];
    const bytes = weights[template][kind];
    expect(
      isOver(bytes, budget.bytes),
      `${template}, ${kind}: ${bytes} bytes, more than ${tolerance * 100} % over ${budget.bytes} (${budget.reason}). ` +
        'Make it smaller, or run npm run write:budgets and say in the reason why it grew.',
    ).toBe(false);
  });
});

/** Phones use their own fonts (decision 0006), so the templates above, measured as on a phone, have none. */
const desktopFontBytes = 26_404;

it('fonts for desktop widths are within their budget', () => {
  const folder = path.join('build', 'assets', 'fonts');
  const bytes = readdirSync(folder).map((file) => statSync(path.join(folder, file)).size);
  expect(bytes).toHaveLength(2);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  expect(isOver(total, desktopFontBytes)).toBe(false);
});

/** Pages have one of two sheets for their first paint: most the smaller one, and API pages one with their sample. */
const firstPaintBytes = [5_300, 7_100];

it('the styles of the first paint are within their budget', () => {
  const pages = globSync('build/**/*.html').map((file) => readFileSync(file, 'utf8'));
  // Redirects have none.
  const styles = new Set(pages.flatMap((html) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? []));
  const sizes = [...styles].map((sheet) => brotliCompressSync(sheet).length).sort((a, b) => a - b);
  expect(sizes).toHaveLength(firstPaintBytes.length);
  expect(sizes.filter((size, position) => size > (firstPaintBytes[position] ?? 0))).toEqual([]);
});

/** All pages without compression. A host stores and scans them. */
const allHtmlBytes = 54_000_000;

it('all pages together are within their budget', () => {
  const sizes = globSync('build/**/*.html').map((file) => statSync(file).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(allHtmlBytes);
});

it('has a budget for the heaviest page (decision 0117)', () => {
  // Low, so that all pages take seconds. Only the order counts.
  const params = {[constants.BROTLI_PARAM_QUALITY]: 5};
  const pages = globSync('build/**/*.html').map((file) => ({
    file,
    bytes: brotliCompressSync(readFileSync(file), {params}).length,
  }));
  const [heaviest] = pages.sort((a, b) => b.bytes - a.bytes);
  expect(heaviest?.file).toBe(`build/${templates.operation}.html`);
});

it('fails on growth of more than 2 %, and not on less', () => {
  expect(isOver(10_201, 10_000)).toBe(true);
  expect(isOver(10_199, 10_000)).toBe(false);
  expect(isOver(1, 0)).toBe(true);
});
