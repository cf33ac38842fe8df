import path from 'node:path';
import {paths} from '@docs/contract';

export {sdkVersion} from '@docs/contract';

export type Language = {
  id: 'typescript' | 'python' | 'go' | 'java';
  /** The folder of the handwritten part in the package. */
  runtimeFolder: string;
  /** Formats the package, if templates can't write what the language's formatter does. */
  format?: {command: string; args: string[]};
};

export const languages: Language[] = [
  {id: 'typescript', runtimeFolder: 'src'},
  {id: 'python', runtimeFolder: 'argosy'},
  {id: 'go', runtimeFolder: '.', format: {command: 'gofmt', args: ['-w', '.']}},
  {id: 'java', runtimeFolder: 'src/main/java/example/argosy/sdk'},
];

const output = path.join(paths.generated, 'sdks');

export const sdkPaths = {
  output,
  contractOf: (language: Language['id']) => path.join(output, `${language}.json`),
  packageOf: (language: Language['id']) => path.join(output, language),
  source: path.join(paths.repository, 'sdks'),
  sourceOf: (language: Language['id']) => path.join(paths.repository, 'sdks', language),
};
