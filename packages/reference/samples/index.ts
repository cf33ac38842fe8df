import type {OperationModel, ScenarioModel} from '../page-model';
import {curl} from './curl';
import type {Program} from './program';
import {sampleRequest} from './request';
import {go} from './sdk/go';
import {java} from './sdk/java';
import {python} from './sdk/python';
import {typescript} from './sdk/typescript';

export type Sample = Program & {language: string; label: string};

/**
 * A scenario's call as a shell command, and as a program for each SDK. The SDKs request tokens on
 * their own, so the token endpoint has only the shell command.
 */
export function samplesOf(model: OperationModel, scenario: ScenarioModel): Sample[] {
  const command = curl(sampleRequest(model, scenario));
  const shell = {language: 'curl', label: 'curl', setup: '', call: command};
  if (!model.needsToken) return [shell];
  return [
    shell,
    {language: 'typescript', label: 'TypeScript', ...typescript(scenario.call)},
    {language: 'python', label: 'Python', ...python(scenario.call)},
    {language: 'go', label: 'Go', ...go(scenario.call)},
    {language: 'java', label: 'Java', ...java(scenario.call)},
  ];
}
