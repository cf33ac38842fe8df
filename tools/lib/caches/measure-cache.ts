import {Agent} from 'node:http';
import type {Cache} from './cache';
import {problemOf, type Problem} from './judge';
import {type Origin, visitHeader} from './origin';
import {sendRequest} from './send-request';
import {firstVisits, visitsFrom, type Kind} from './traffic';

export interface CacheFigures {
  cache: string;
  requests: number;
  wrong: Record<Problem['kind'], number>;
  /** Shares of the requests that didn't reach the origin. */
  hitRatio: number;
  hitRatioUnderBusting: number;
  /** The share of clients that prefer Markdown and were redirected to it. */
  markdownForAgents: number;
  seconds: number;
  /** The first few problems. */
  problems: string[];
}

interface Options {
  origin: Origin;
  ports: {port: number; origin: number};
  requests: number;
  connections?: number;
  seed?: number;
}

/** Sends mixed requests through a cache and judges every response. */
export async function measureCache(
  cache: Cache,
  {origin, ports, requests, connections = 8, seed = 3}: Options,
): Promise<CacheFigures> {
  const running = await cache.start(ports);
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const counts: Record<Kind, {all: number; reached: number}> = {
    reader: {all: 0, reached: 0},
    agent: {all: 0, reached: 0},
    busting: {all: 0, reached: 0},
    missing: {all: 0, reached: 0},
  };
  const wrong = {poisoned: 0, encoding: 0, content: 0, status: 0};
  const problems: string[] = [];
  const kinds: Kind[] = [];
  const preferring = {all: 0, redirected: 0};
  const started = performance.now();
  try {
    for (const {method, address, headers} of firstVisits(origin.pages))
      await sendRequest({port: ports.port, method, path: address, headers, agent});
    origin.takeReached();

    const visits = visitsFrom(seed, requests, origin.pages);
    const client = async () => {
      for (const visit of visits) {
        const number = kinds.push(visit.kind) - 1;
        const headers = {...visit.headers, [visitHeader]: String(number)};
        const {method, address} = visit;
        const response = await sendRequest({
          port: ports.port,
          method,
          path: address,
          headers,
          agent,
        });
        if (visit.prefersMarkdown) preferring.all += 1;
        if (visit.prefersMarkdown && response.status === 303) preferring.redirected += 1;
        const problem = problemOf(visit, response, origin);
        if (!problem) continue;
        wrong[problem.kind] += 1;
        if (problems.length < 5) problems.push(`${problem.text}: ${JSON.stringify(visit)}`);
      }
    };
    await Promise.all(Array.from({length: connections}, client));
  } finally {
    agent.destroy();
    await running.stop();
  }
  const reached = origin.takeReached();
  kinds.forEach((kind, number) => {
    counts[kind].all += 1;
    if (reached.has(String(number))) counts[kind].reached += 1;
  });
  const hits = ({all, reached: missed}: {all: number; reached: number}) =>
    rounded(1 - missed / all);
  return {
    cache: cache.name,
    requests: kinds.length,
    wrong,
    hitRatio: hits(counts.reader),
    hitRatioUnderBusting: hits(counts.busting),
    markdownForAgents: rounded(preferring.redirected / preferring.all),
    seconds: rounded((performance.now() - started) / 1000),
    problems,
  };
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
