import {lint, lintFromString, type NormalizedProblem} from '@redocly/openapi-core';
import path from 'node:path';
import {bundleToYaml, contractConfig, paths} from '@docs/contract';
import type {Check} from './finding';

/**
 * Purpose: lints the source and the bundle with Redocly's recommended-strict and our own rules.
 * Exemptions: with --domain, problems in files of other domains are left out.
 */
export const checkLint: Check = async ({spec, domain}) => {
  const source = await lint({config: await contractConfig('source'), ref: paths.root});
  const bundle = await lintFromString({
    config: await contractConfig('bundle'),
    source: bundleToYaml(spec),
    absoluteRef: paths.bundleYaml,
  });
  const kept = [...source, ...bundle].filter((problem) => !domain || concerns(problem, domain));
  return {
    findings: [...new Set(kept.map(describe))],
    counts: `${source.length} problems in the source, ${bundle.length} in the bundle`,
  };
};

function fileOf(problem: NormalizedProblem): string {
  return path.relative(paths.repository, problem.location[0]?.source.absoluteRef ?? '');
}

function concerns(problem: NormalizedProblem, domain: string): boolean {
  const file = fileOf(problem);
  return (
    !file.startsWith('openapi/') ||
    file.startsWith(`openapi/${domain}/`) ||
    !/^openapi\/[^/]+\/(operations|schemas)\//.test(file)
  );
}

function describe(problem: NormalizedProblem): string {
  const pointer = problem.location[0]?.pointer ?? '';
  return `${problem.severity} ${problem.ruleId}: ${problem.message} (${fileOf(problem)} ${pointer})`;
}
