import path from 'node:path';

const repository = path.join(__dirname, '..', '..');

export const paths = {
  repository,
  contract: path.join(repository, 'openapi'),
  root: path.join(repository, 'openapi', 'openapi.yaml'),
  generated: path.join(repository, '.generated'),
  bundleYaml: path.join(repository, '.generated', 'openapi.yaml'),
  bundleJson: path.join(repository, '.generated', 'openapi.json'),
};
