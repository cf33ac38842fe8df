import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {installed} from '../scratch';

export type LighthouseFigures = {
  score: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  speedIndexMs: number;
};

type Report = {
  lhr: {
    categories: {performance: {score: number | null}};
    audits: Record<string, {numericValue?: number}>;
    runtimeError?: {message: string};
  };
};
type Lighthouse = {default: (url: string, flags: object) => Promise<Report | undefined>};

/** If the browser doesn't finish a trace, that says nothing about the page and must not end the run. */
const attempts = 3;

/** Installed by the bench only, because it's large. */
function load(): Promise<Lighthouse> {
  const folder = installed('tools', {packages: ['lighthouse@12.8.2']});
  const entry = path.join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  return import(pathToFileURL(entry).href) as Promise<Lighthouse>;
}

/** Runs Lighthouse with its defaults: a phone, simulated throttling. The browser listens on `port`. */
export async function lighthouse(address: string, port: number): Promise<LighthouseFigures> {
  const {default: run} = await load();
  let problem = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const report = await run(address, {
      port,
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
      logLevel: 'silent',
      maxWaitForLoad: 30_000,
    });
    const {categories, audits, runtimeError} = report?.lhr ?? {};
    const score = categories?.performance.score;
    if (audits && typeof score === 'number') return figures(score, audits);
    problem = runtimeError?.message ?? 'no reason given';
    console.log(`  retrying: ${problem}`);
  }
  throw new Error(`Lighthouse returned no score for ${address}: ${problem}`);
}

function figures(score: number, audits: Report['lhr']['audits']): LighthouseFigures {
  const value = (audit: string) => audits[audit]?.numericValue ?? 0;
  return {
    score: Math.round(score * 100),
    lcpMs: Math.round(value('largest-contentful-paint')),
    tbtMs: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    speedIndexMs: Math.round(value('speed-index')),
  };
}
