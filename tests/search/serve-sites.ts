/**
 * Builds the fixture site with each backend and serves both with nginx.
 *
 * Usage: npx tsx tests/search/serve-sites.ts [--no-build]
 * Exit code: 1 if a build or a server fails.
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {docusaurusBuild} from '../../tools/lib/docusaurus-build';
import {account, builds, fixtureSite, ports} from './sites';

const root = path.join(__dirname, '..', '..');
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);
const accountEnvironment = {
  ALGOLIA_APP_ID: account.appId,
  ALGOLIA_SEARCH_KEY: account.apiKey,
  ALGOLIA_INDEX: account.indexName,
};

function build(outDir: string, environment: Record<string, string>): void {
  const code = docusaurusBuild([fixtureSite, '--out-dir', outDir], {
    cwd: root,
    env: environment,
  });
  if (code !== 0) throw new Error(`The build into ${outDir} failed`);
}

if (!process.argv.includes('--no-build')) {
  build(builds.algolia, accountEnvironment);
  build(builds.static, {ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_KEY: '', ALGOLIA_INDEX: ''});
}

const servers = (['static', 'algolia'] as const).map((variant) =>
  spawn(
    bin('tsx'),
    ['tools/serve.ts', '--port', String(ports[variant]), '--root', builds[variant]],
    {
      cwd: root,
      stdio: 'inherit',
      // Allows the account's hosts in the content security policy.
      env: {...process.env, ...(variant === 'algolia' ? accountEnvironment : {})},
    },
  ),
);
const stop = () => servers.forEach((server) => server.kill('SIGTERM'));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
for (const server of servers) {
  server.on('exit', (code) => {
    stop();
    process.exitCode ??= code ?? 0;
  });
}
