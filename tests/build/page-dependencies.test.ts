/** A build reuses compiled pages of the previous build, except those whose data, sample, or code has changed. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildSite, plantSite} from './planted-site';

const unlisted = {unlisted: 'true'};

it('shows a changed data file, sample, and remark plugin in the next build', async () => {
  const siteDir = plantSite('page-dependencies', {
    settings: {body: '<Settings of="Test" file="settings.yaml" />', frontMatter: unlisted},
    sample: {body: '```sh file=samples/hello.sh\n```', frontMatter: unlisted},
  });
  const replace = (file: string, before: string, after: string) => {
    const target = path.join(siteDir, file);
    const text = readFileSync(target, 'utf8');
    expect(text).toContain(before);
    writeFileSync(target, text.replace(before, after));
  };
  const build = async () => {
    const {failed, output} = await buildSite(siteDir);
    expect(failed, output).toBe(false);
  };
  const page = (name: string) => readFileSync(path.join(siteDir, 'build', `${name}.html`), 'utf8');

  await build();
  expect(page('settings')).toContain('The first meaning');
  expect(page('sample')).toContain('the first sample');
  expect(page('planted')).toContain('the first version of the code');

  replace('data/settings.yaml', 'first', 'second');
  replace('samples/hello.sh', 'first', 'second');
  await build();
  expect(page('settings')).toContain('The second meaning');
  expect(page('sample')).toContain('the second sample');

  replace('remark/signature.ts', 'first version', 'second version');
  await build();
  expect(page('planted')).toContain('the second version of the code');
});
