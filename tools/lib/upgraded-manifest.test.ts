import {expect, it} from 'vitest';
import {upgradedManifest} from './upgraded-manifest';

it('upgrades Docusaurus and its peers, and keeps all other versions', () => {
  const raised = upgradedManifest(
    {
      name: 'docs',
      dependencies: {'@docusaurus/core': '3.10.2', react: '19.2.9', zod: '4.6.7'},
      devDependencies: {'@docusaurus/types': '3.10.2', vitest: '4.1.12'},
    },
    {version: '4.0.0', peers: {react: '^19.3.0', webpack: '^5'}, overrides: {postcss: '8.5.28'}},
  );
  expect(raised).toEqual({
    name: 'docs',
    dependencies: {'@docusaurus/core': '4.0.0', react: '^19.3.0', zod: '4.6.7'},
    devDependencies: {'@docusaurus/types': '4.0.0', vitest: '4.1.12'},
    overrides: {postcss: '8.5.28'},
  });
});

it('keeps the manifest of a workspace that has only some lists', () => {
  const manifest = {name: 'site', devDependencies: {'@docusaurus/types': '3.10.2'}};
  expect(upgradedManifest(manifest, {version: '4.0.0', peers: {}})).toEqual({
    name: 'site',
    devDependencies: {'@docusaurus/types': '4.0.0'},
  });
});
