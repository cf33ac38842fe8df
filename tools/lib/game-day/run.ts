import {evaluateAlert} from './alerts';
import {Deployment} from './deployment';
import {faults as allFaults, type Fault} from './faults';
import {readRunbook} from './runbook';

export interface Result {
  fault: string;
  readers: string;
  alert: string;
  /** Seconds until the alert fires, or `undefined` if it doesn't within two minutes. */
  firesAfter?: number;
  /** How many blocks of the runbook it took, or `undefined` if they didn't repair it. */
  blocks?: number;
  /** Time that the commands took, in seconds. */
  repairSeconds: number;
  problem?: string;
}

/** Injects faults one after the other. Each has to fire its alert, and its runbook entry has to repair it. */
export async function runGameDay(
  port: number,
  isChosen: (fault: Fault) => boolean,
  report: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const site = new Deployment(port);
  const runbook = readRunbook();
  const results: Result[] = [];
  try {
    await site.start();
    for (const fault of allFaults.filter(isChosen)) {
      if (fault.needsDisk && !site.hasSmallDisks) continue;
      const result = await rehearse(site, fault, runbook.get(fault.alert) ?? []);
      results.push(result);
      report(result);
    }
  } finally {
    await site.stop();
  }
  return results;
}

async function rehearse(site: Deployment, fault: Fault, blocks: string[]): Promise<Result> {
  const healthy = await site.scrape();
  const before = await site.problem();
  const stop: unknown = await fault.inject(site);
  // nginx keeps files open for a second.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const faulty = await site.scrape();

  const started = performance.now();
  let used = 0;
  let problem: string | undefined = 'the runbook has no commands';
  for (const block of blocks) {
    await site.runCommands(block);
    used += 1;
    await site.settle();
    problem = await site.problem();
    if (!problem) break;
  }
  const repairSeconds = Math.round((performance.now() - started) / 100) / 10;
  const repaired = await site.scrape();
  if (typeof stop === 'function') (stop as () => void)();

  const isLasting = fault.isLasting ?? false;
  const outcome = evaluateAlert(fault.alert, {healthy, faulty, repaired, isLasting});
  const problems = [
    before && `before the fault: ${before}`,
    !outcome.isQuietBefore && 'an alert fired before the fault',
    outcome.firesAfter === undefined && "the alert didn't fire",
    problem && `after the repair: ${problem}`,
    !outcome.isQuietAfter && 'the alert still fires after the repair',
  ].filter((text): text is string => typeof text === 'string');
  await reset(site);
  return {
    fault: fault.name,
    readers: fault.readers,
    alert: fault.alert,
    ...(outcome.firesAfter === undefined ? {} : {firesAfter: outcome.firesAfter}),
    ...(problem || !outcome.isQuietAfter ? {} : {blocks: used}),
    repairSeconds,
    ...(problems.length > 0 ? {problem: problems.join(', ')} : {}),
  };
}

/** The next fault starts with the first settings and a new server. */
async function reset(site: Deployment): Promise<void> {
  await site.end('nginx');
  site.writeSettings();
  await site.publishNext();
  await site.startNginx();
  site.startExporters();
  await site.settle();
}
