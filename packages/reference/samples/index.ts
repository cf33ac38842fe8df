import type {OperationModel, SampleLanguage, ScenarioModel} from '../page-model';
import {curl} from './curl';
import {fetchCall} from './fetch';
import type {Program} from './program';
import {sampleRequest} from './request';
import {requests} from './requests';
import type {SdkCall} from './sdk/call';
import {go} from './sdk/go';
import {java} from './sdk/java';
import {python} from './sdk/python';
import {typescript} from './sdk/typescript';

export type Sample = Program & Omit<SampleLanguage, 'write'>;

/** A scenario's call in each of the languages. */
export const samplesOf = (model: OperationModel, scenario: ScenarioModel): Sample[] =>
  model.languages.flatMap(({language, label, write}) => {
    const written = write(model, scenario);
    return written ? [{language, label, ...written}] : [];
  });

const shell: SampleLanguage = {
  language: 'curl',
  label: 'curl',
  write: (model, scenario) => ({setup: '', call: curl(sampleRequest(model, scenario))}),
};

/** What every API can be called with. */
export const httpLanguages: SampleLanguage[] = [
  shell,
  {
    language: 'javascript',
    label: 'JavaScript',
    write: (model, scenario) => fetchCall(sampleRequest(model, scenario)),
  },
  {
    language: 'python',
    label: 'Python',
    write: (model, scenario) => requests(sampleRequest(model, scenario)),
  },
];

const sdkLanguage = (
  language: string,
  label: string,
  write: (call: SdkCall) => Program,
): SampleLanguage => ({language, label, write: (_, {call}) => call && write(call)});

/** A shell command, and the SDKs if they have a method for the call. */
export const sdkSamples: SampleLanguage[] = [
  shell,
  sdkLanguage('typescript', 'TypeScript', typescript),
  sdkLanguage('python', 'Python', python),
  sdkLanguage('go', 'Go', go),
  sdkLanguage('java', 'Java', java),
];
