import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';
import {sourcesOfPage} from '@docs/reference';
import {site} from './site';

const generated = path.join(__dirname, '..', '..', '.generated', 'api');
const git = getVcsPreset('git-eager');

/** Without a Git history, or with only the last commit, the dates of changes aren't known. */
function hasHistory(): boolean {
  try {
    const output = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: __dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() === 'false';
  } catch {
    return false;
  }
}

// The development server skips the history, because reading it is slow.
const isKnown = !site.development && hasHistory();

/**
 * Provides the dates of changes. A reference page has the date of its newest source in the contract.
 * Without a history, pages have no date, which is better than a wrong one.
 */
export const history: VcsConfig = {
  initialize(context) {
    if (isKnown) git.initialize(context);
  },
  async getFileCreationInfo(file) {
    return isKnown ? git.getFileCreationInfo(file) : null;
  },
  async getFileLastUpdateInfo(file) {
    if (!isKnown) return null;
    const sources = file.startsWith(generated) ? sourcesOfPage(file) : [file];
    const changes = await Promise.all(sources.map((source) => git.getFileLastUpdateInfo(source)));
    return changes.reduce(
      (newest, change) =>
        change && (!newest || change.timestamp > newest.timestamp) ? change : newest,
      null,
    );
  },
};
