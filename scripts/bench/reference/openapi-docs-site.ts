import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type BuildFigures, timedBuild} from '../measures/timed-build';

const config = `module.exports = {
  title: 'Bench', url: 'https://bench.example', baseUrl: '/', trailingSlash: false, onBrokenLinks: 'ignore',
  future: {v4: true, faster: true},
  markdown: {hooks: {onBrokenMarkdownLinks: 'ignore'}},
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: false, docItemComponent: '@theme/ApiItem'}, blog: false, theme: {}}]],
  plugins: [['docusaurus-plugin-openapi-docs', {id: 'api', docsPluginId: 'classic', config: {api: {specPath: 'openapi.json', outputDir: 'docs/api', sidebarOptions: {groupPathsBy: 'tag'}}}}]],
  themes: ['docusaurus-theme-openapi-docs'],
};
`;

/** The open plugin's site on the same contract, as its own documentation sets it up. */
export function buildOpenapiDocsSite(folder: string, bundle: string): BuildFigures {
  mkdirSync(path.join(folder, 'docs'), {recursive: true});
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: 'bench',
      private: true,
      overrides: {'@docsearch/react': '4.7.0', '@docsearch/core': '4.7.0', 'sass-loader': '16'},
    }),
  );
  writeFileSync(path.join(folder, 'docusaurus.config.js'), config);
  writeFileSync(path.join(folder, 'openapi.json'), bundle);
  writeFileSync(path.join(folder, 'docs', 'index.md'), '---\nslug: /\n---\n# Bench\n');
  const packages = [
    '@docusaurus/core@3.10.2',
    '@docusaurus/preset-classic@3.10.2',
    '@docusaurus/faster@3.10.2',
    'docusaurus-plugin-openapi-docs@5.2.0',
    'docusaurus-theme-openapi-docs@5.2.0',
    'react@19.2',
    'react-dom@19.2',
    // The newest loader that the theme asks for needs a later Node than this project.
    'sass@1',
    'sass-loader@16',
  ];
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'];
  execFileSync('npm', ['install', ...flags, ...packages], {cwd: folder, stdio: 'inherit'});
  execFileSync('npx', ['docusaurus', 'gen-api-docs', 'all'], {cwd: folder, stdio: 'ignore'});
  return timedBuild(folder, ['npx', 'docusaurus', 'build']);
}
