import {tool} from '../tools';

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
type Lighthouse = {default(url: string, flags: object): Promise<Report | undefined>};

/** A trace that the browser does not finish says nothing about the page, and must not end the run. */
const attempts = 3;

/** Lighthouse as it comes: a phone, simulated throttling. The browser listens on `port`. */
export async function lighthouse(address: string, port: number): Promise<LighthouseFigures> {
  const {default: run} = await tool<Lighthouse>('lighthouse', 'core/index.js');
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
    console.log(`  once more: ${problem}`);
  }
  throw new Error(`Lighthouse gave no score for ${address}: ${problem}`);
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
