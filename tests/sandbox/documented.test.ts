import {describe, expect, it} from 'vitest';
import {testSpec} from '@docs/contract/testing';
import {listOperations} from '@docs/contract';
import {sandboxesOf} from '@argosy/sandbox';
import {
  allScenarios,
  problemsOf,
  type Scenario,
  scenariosOf,
  startingStates,
} from './documented/scenarios';
import {sentRequest} from './documented/sent-request';
import {preparations} from './preparations';

const spec = await testSpec();
const stateBefore = startingStates(spec);
const createSandbox = sandboxesOf(spec);

async function answeredProblems(scenario: Scenario): Promise<string[]> {
  const saved = stateBefore(scenario);
  const mistakes: unknown[] = [];
  const sandbox = createSandbox({
    saved,
    strict: true,
    report: (mistake) => mistakes.push(mistake),
  });
  const {entry, call} = scenario;
  const request = await sentRequest(sandbox, {entry, request: call.request});
  const response = await sandbox.handle(request);
  sandbox.settle();
  if (mistakes.length > 0) return mistakes.map((mistake) => String((mistake as Error).stack));
  return problemsOf(scenario, saved, response);
}

describe.each(listOperations(spec))('$slug', (entry) => {
  it.each(scenariosOf(spec, entry))('$name', async (scenario) => {
    expect(await answeredProblems(scenario)).toEqual([]);
  });
});

it('has no preparation without a scenario', () => {
  const names = allScenarios(spec).map(({name}) => name);
  expect(Object.keys(preparations).filter((name) => !names.includes(name))).toEqual([]);
});
