import type {OperationModel, ScenarioModel} from '../page-model';
import {curl} from './curl';
import {sampleRequest} from './request';
import {go} from './sdk/go';
import {java} from './sdk/java';
import {python} from './sdk/python';
import {typescript} from './sdk/typescript';

export type Sample = {language: string; label: string; code: string};

/**
 * A scenario's call as a shell command, and as a program for each SDK. The SDKs request tokens on
 * their own, so the token endpoint has only the shell command.
 */
export function samplesOf(model: OperationModel, scenario: ScenarioModel): Sample[] {
  const shell = {language: 'curl', label: 'curl', code: curl(sampleRequest(model, scenario))};
  if (!model.needsToken) return [shell];
  return [
    shell,
    {language: 'typescript', label: 'TypeScript', code: typescript(scenario.call)},
    {language: 'python', label: 'Python', code: python(scenario.call)},
    {language: 'go', label: 'Go', code: go(scenario.call)},
    {language: 'java', label: 'Java', code: java(scenario.call)},
  ];
}
