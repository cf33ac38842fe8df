import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {QualityReport} from '../../content-model/quality';

export interface Options {
  /** Without results there is no file, as there is no page. */
  report: QualityReport | undefined;
}

/** What the page about quality says, for programs. */
export default function qualityFile(_: LoadContext, {report}: Options): Plugin {
  return {
    name: 'quality-file',
    async postBuild({outDir}) {
      if (!report) return;
      const text = JSON.stringify(report, null, 2);
      writeFileSync(path.join(outDir, 'quality.json'), `${text}\n`);
    },
  };
}
