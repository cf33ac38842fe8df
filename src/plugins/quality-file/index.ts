import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadReport} from '../../content-model/quality';

export interface Options {
  claims: string;
}

/** What the page about quality says, for programs. */
export default function qualityFile(_: LoadContext, {claims}: Options): Plugin {
  return {
    name: 'quality-file',
    async postBuild({outDir}) {
      const text = JSON.stringify(loadReport(claims), null, 2);
      writeFileSync(path.join(outDir, 'quality.json'), `${text}\n`);
    },
  };
}
