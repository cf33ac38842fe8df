import path from 'node:path';
import {fileURLToPath} from 'node:url';

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export const paths = {
  repository,
  contract: path.join(repository, 'openapi'),
  root: path.join(repository, 'openapi', 'openapi.yaml'),
  generated: path.join(repository, '.generated'),
  bundleYaml: path.join(repository, '.generated', 'openapi.yaml'),
  bundleJson: path.join(repository, '.generated', 'openapi.json'),
};
