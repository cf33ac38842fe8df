import type {Page} from '@playwright/test';

/** In pixels. */
const smallestText = 11;

export const hasFigures = async (page: Page): Promise<boolean> =>
  (await page.locator('.figure-box').count()) > 0;

/** Figures that don't fit their column, or whose text is too small or cut off. */
export const figureProblems = (page: Page): Promise<string[]> =>
  page.locator('.figure-box').evaluateAll(
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
        ].map((problem) => `figure "${box.nextElementSibling?.textContent}": ${problem}`);
      }),
    smallestText,
  );
