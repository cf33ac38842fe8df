import {createHash} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Text that's long enough to be compressed and different for every seed. */
const prose = (seed: string): string =>
  Array.from({length: 40}, (_, line) =>
    createHash('sha256').update(`${seed} ${line}`).digest('hex'),
  ).join('\n');

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The files of a small site with one inline script that changes in every version. */
export function filesOfBuild(version: number): Map<string, string> {
  const main = `"main ${version}";\n${prose(`main ${version}`)}`;
  const shared = `"shared";\n${prose('shared')}`;
  const script = `/assets/js/main.${hash(main)}.js`;
  const minor = Math.floor(version / 4) % 6;
  const inline = `h.setAttribute("data-theme","${version}")`;
  const source = createHash('sha256').update(inline).digest('base64');
  const page = (name: string) =>
    `<html lang=en><script>${inline}</script><script src="${script}"></script>` +
    `<h1>${name}, version ${version}</h1><p>This page needs 'sha256-${source}'</p>\n` +
    `${prose(`${name} ${version}`)}</html>`;
  return new Map([
    ['index.html', page('Home')],
    ['guide.html', page('Guide')],
    ['guide.md', `# Guide, version ${version}\n${prose(`guide ${version}`)}`],
    ['404.html', page('Page not found')],
    ['guide.png', prose(`image ${version % 3}`)],
    ['openapi.json', JSON.stringify({version, text: prose('contract')})],
    [`assets/js/main.${hash(main)}.js`, main],
    [`assets/js/shared.${hash(shared)}.js`, shared],
    ['assets/css/styles.11111111.css', `a{color:red}\n${prose('css')}`],
    [`packages/npm/sdk-1.${minor}.0.tgz`, prose(`npm ${minor}`)],
  ]);
}

export function writeBuild(folder: string, version: number): string {
  rmSync(folder, {recursive: true, force: true});
  for (const [file, text] of filesOfBuild(version)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}
