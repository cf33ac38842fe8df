import {
  appendFileSync,
  mkdtempSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {AccessLog} from './access-log';
import {formatMetrics, gauge} from './format';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'metrics-'));
  file = path.join(folder, 'access.log');
});
afterEach(() => rmSync(folder, {recursive: true}));

const line = (status: number, seconds = 0.01): string =>
  `${JSON.stringify({status, bytes: 100, seconds, encoding: 'br'})}\n`;

const countOf = (log: AccessLog, status: number): string | undefined => {
  log.read();
  const metric = `docs_http_requests_total{code="${status}",encoding="br"}`;
  return formatMetrics(log.metrics())
    .split('\n')
    .find((text) => text.startsWith(metric))
    ?.slice(metric.length + 1);
};

it('counts the lines that are added after its start', () => {
  writeFileSync(file, line(200));
  const log = new AccessLog(file);
  expect(countOf(log, 200)).toBeUndefined();
  appendFileSync(file, line(200) + line(404));
  expect([countOf(log, 200), countOf(log, 404)]).toEqual(['1', '1']);
});

it('waits for the end of a line, and ignores a damaged one', () => {
  const log = new AccessLog(file);
  writeFileSync(file, line(200).slice(0, 10));
  expect(countOf(log, 200)).toBeUndefined();
  appendFileSync(file, `${line(200).slice(10)}{"status":20\n\n${line(200)}`);
  expect(countOf(log, 200)).toBe('2');
});

it('follows a log that is rotated or emptied', () => {
  const log = new AccessLog(file);
  writeFileSync(file, line(200) + line(200));
  expect(countOf(log, 200)).toBe('2');
  renameSync(file, `${file}.1`);
  writeFileSync(file, line(200));
  expect(countOf(log, 200)).toBe('3');
  truncateSync(file);
  log.read();
  appendFileSync(file, line(200));
  expect(countOf(log, 200)).toBe('4');
});

it('counts slow responses in the buckets above them', () => {
  const log = new AccessLog(file);
  writeFileSync(file, line(200, 0.2) + line(200, 2));
  log.read();
  const text = formatMetrics(log.metrics());
  expect(text).toContain('docs_http_request_duration_seconds_bucket{le="0.1"} 0\n');
  expect(text).toContain('docs_http_request_duration_seconds_bucket{le="0.25"} 1\n');
  expect(text).toContain('docs_http_request_duration_seconds_bucket{le="+Inf"} 2\n');
});

it('escapes labels, and leaves out metrics without a sample', () => {
  const text = formatMetrics([gauge('a', 'A.', {labels: {b: 'c"\\'}, value: 1}), gauge('d', 'D.')]);
  expect(text).toBe('# HELP docs_a A.\n# TYPE docs_a gauge\ndocs_a{b="c\\"\\\\"} 1\n');
});
