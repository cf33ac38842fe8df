import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const config = `module.exports = {
  title: 'Bench', url: 'https://bench.example', baseUrl: '/', trailingSlash: false, onBrokenLinks: 'ignore',
  future: {v4: true, faster: true},
  markdown: {hooks: {onBrokenMarkdownLinks: 'ignore'}},
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: false, docItemComponent: '@theme/ApiItem'}, blog: false, theme: {}}]],
  plugins: [['docusaurus-plugin-openapi-docs', {id: 'api', docsPluginId: 'classic', config: {api: {specPath: 'openapi.json', outputDir: 'docs/api', sidebarOptions: {groupPathsBy: 'tag'}}}}]],
  themes: ['docusaurus-theme-openapi-docs'],
};
`;

export type BuildFigures = {seconds: number; peakMemoryMb: number};

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

/** Time, and the most memory that all processes of the build held together. */
export function timedBuild(cwd: string, command: string[]): BuildFigures {
  const log = path.join(mkdtempSync(path.join(tmpdir(), 'build-')), 'build.log');
  const began = Date.now();
  const watch = `setsid ${command.join(' ')} >${log} 2>&1 & pid=$!; peak=0
    while kill -0 $pid 2>/dev/null; do
      now=$(ps -o rss= -s $pid | awk '{s+=$1} END {print s+0}')
      [ "$now" -gt "$peak" ] && peak=$now
      sleep 0.5
    done
    wait $pid; code=$?; echo $peak; exit $code`;
  const result = spawnSync('bash', ['-c', watch], {cwd, encoding: 'utf8'});
  if (result.status !== 0) throw new Error(`${command.join(' ')} failed in ${cwd}; see ${log}`);
  return {
    seconds: Math.round((Date.now() - began) / 100) / 10,
    peakMemoryMb: Math.round(Number(result.stdout.trim()) / 1024),
  };
}
