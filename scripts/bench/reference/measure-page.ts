import {brotliCompressSync} from 'node:zlib';
import type {Browser} from '@playwright/test';

export type PageFigures = {
  html: number;
  css: number;
  js: number;
  mainThreadMs: number;
  textWithoutScripts: number;
};

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** Loads a page in a fresh profile at a quarter of the CPU: bytes by kind in brotli, busy time of the main thread. */
async function loadOnce(
  browser: Browser,
  address: string,
): Promise<Omit<PageFigures, 'textWithoutScripts'>> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await session.send('Performance.enable');
  const bytes = {html: 0, css: 0, js: 0};
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = {document: 'html', stylesheet: 'css', script: 'js'}[
      response.request().resourceType()
    ] as keyof typeof bytes | undefined;
    if (!kind || !response.ok()) return;
    reading.push(
      response.body().then(
        (body) => {
          bytes[kind] += brotliCompressSync(body).length;
        },
        () => undefined,
      ),
    );
  });
  await page.goto(address, {waitUntil: 'load'});
  await page.waitForTimeout(6000);
  await Promise.all(reading);
  const {metrics} = await session.send('Performance.getMetrics');
  const busy = metrics.find(({name}) => name === 'TaskDuration')?.value ?? 0;
  await context.close();
  return {
    html: kilobytes(bytes.html),
    css: kilobytes(bytes.css),
    js: kilobytes(bytes.js),
    mainThreadMs: Math.round(busy * 1000),
  };
}

async function textWithoutScripts(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(address);
  const text = await page
    .locator('article')
    .first()
    .textContent()
    .catch(() => '');
  await context.close();
  return text?.length ?? 0;
}

type Load = Awaited<ReturnType<typeof loadOnce>>;

/** Medians of several loads. Pages take turns, so that what else the machine does falls on all of them. */
export async function measurePages<Name extends string>(
  browser: Browser,
  addresses: Record<Name, string>,
  rounds: number,
): Promise<Record<Name, PageFigures>> {
  const pages = Object.entries<string>(addresses);
  const loads = new Map<string, Load[]>(pages.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, address] of pages) loads.get(name)?.push(await loadOnce(browser, address));
  }
  const figures = pages.map(async ([name, address]) => {
    const median = (key: keyof Load) =>
      (loads.get(name) ?? []).map((load) => load[key]).sort((a, b) => a - b)[
        Math.floor(rounds / 2)
      ] ?? 0;
    return [
      name,
      {
        html: median('html'),
        css: median('css'),
        js: median('js'),
        mainThreadMs: median('mainThreadMs'),
        textWithoutScripts: await textWithoutScripts(browser, address),
      },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(figures)) as Record<Name, PageFigures>;
}
