import type {OperationModel} from '../page-model';
import {curl} from './curl';
import {sampleRequest} from './request';
import {go} from './sdk/go';
import {java} from './sdk/java';
import {python} from './sdk/python';
import {typescript} from './sdk/typescript';

export type Sample = {language: string; label: string; code: string};

/** The documented call as a shell command, and as a program for each SDK. */
export function samplesOf(model: OperationModel): Sample[] {
  return [
    {language: 'curl', label: 'curl', code: curl(sampleRequest(model))},
    {language: 'typescript', label: 'TypeScript', code: typescript(model.call)},
    {language: 'python', label: 'Python', code: python(model.call)},
    {language: 'go', label: 'Go', code: go(model.call)},
    {language: 'java', label: 'Java', code: java(model.call)},
  ];
}
