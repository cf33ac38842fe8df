import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {inParts, publishedPages} from '../support/pages';

/** Phones, a laptop, and a large screen. */
const widths = [360, 390, 1280, 1440];
const smallestText = 11;

const builtFile = (address: string) =>
  path.join('build', address === '/' ? 'index.html' : `${address}.html`);

const pages = publishedPages().filter(
  (address) =>
    existsSync(builtFile(address)) &&
    readFileSync(builtFile(address), 'utf8').includes('figure-svg'),
);

// The style sheet selects the version of a figure, so the scripts aren't needed.
test.use({javaScriptEnabled: false});

for (const [index, addresses] of inParts(pages, 40).entries())
  test(`figures fit their column and stay readable, part ${index + 1}`, async ({page}) => {
    const problems: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({width, height: 800});
        const found = await page.locator('.figure-scroll').evaluateAll(
          (boxes, limit) =>
            boxes.flatMap((box) => {
              const shown = [...box.querySelectorAll('svg')].filter(
                (svg) => svg.getBoundingClientRect().width > 0,
              );
              const [svg] = shown;
              if (!svg || shown.length > 1) return [`${shown.length} versions are shown`];
              const frame = svg.getBoundingClientRect();
              const scale = frame.width / svg.viewBox.baseVal.width;
              const texts = [...svg.querySelectorAll('text')];
              return [
                ...(box.scrollWidth > box.clientWidth ? ['wider than its column'] : []),
                ...texts
                  .filter((text) => parseFloat(getComputedStyle(text).fontSize) * scale < limit)
                  .map((text) => `"${text.textContent}" is too small`),
                ...texts
                  .filter((text) => {
                    const {left, right} = text.getBoundingClientRect();
                    return left < frame.left - 2 || right > frame.right + 2;
                  })
                  .map((text) => `"${text.textContent}" is cut off`),
              ].map((problem) => `${box.getAttribute('aria-label')}: ${problem}`);
            }),
          smallestText,
        );
        problems.push(...found.map((problem) => `${address} at ${width} px, ${problem}`));
      }
    }
    expect(problems).toEqual([]);
  });
