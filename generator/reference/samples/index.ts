import type {OperationModel} from '../page-model';
import {curl} from './curl';
import {go} from './go';
import {java} from './java';
import {python} from './python';
import {sampleRequest} from './request';
import {typescript} from './typescript';

const languages = [
  {id: 'curl', label: 'curl', write: curl},
  {id: 'typescript', label: 'TypeScript', write: typescript},
  {id: 'python', label: 'Python', write: python},
  {id: 'go', label: 'Go', write: go},
  {id: 'java', label: 'Java', write: java},
] as const;

export type Sample = {language: string; label: string; code: string};

export function samplesOf(model: OperationModel): Sample[] {
  const request = sampleRequest(model);
  return languages.map(({id, label, write}) => ({language: id, label, code: write(request)}));
}
