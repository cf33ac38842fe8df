import {existsSync, readFileSync} from 'node:fs';
import type {Claim, Figure} from '../../packages/content-model/quality';
import {figureFile} from '../lib/figures';
import {testsIn, type Report} from '../lib/test-reports';

/**
 * Reads a figure from a test report or a recorded file. Undefined if there's none, or if no test
 * matches.
 */
export function readFigure(source: Claim['source']): Figure | undefined {
  if ('figure' in source) return readJson<Figure>(figureFile(source.figure));
  const report = readJson<Report>(`test-results/${source.report}.json`);
  if (!report) return undefined;
  const wanted = new RegExp(source.files ?? '');
  const tests = testsIn(report).filter(({file}) => wanted.test(file));
  if (tests.length === 0) return undefined;
  return {
    value: tests.filter(({passed}) => passed).length,
    of: tests.length,
    // eslint-disable-next-line id-denylist -- a key of the results file
    at: startOf(report),
  };
}

const startOf = (report: Report): string =>
  new Date('stats' in report ? report.stats.startTime : report.startTime).toISOString();

const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
