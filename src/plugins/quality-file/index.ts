import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {QualityReport} from '../../../packages/content-model/quality';

export interface Options {
  /** Without a report, the plugin writes no file. */
  report: QualityReport | undefined;
}

/** Publishes the data of the quality page as JSON. */
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
