import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';
import {sourcesOfPage} from '../generator/reference/page-sources';

const generated = path.join(__dirname, '..', '.generated', 'api');
const git = getVcsPreset('git-eager');

/** A folder without history, or with only its last commit, cannot tell when a page changed. */
function hasHistory(): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: __dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}

// While writing, history costs time and says nothing new.
const isKnown = !process.argv.includes('start') && hasHistory();

/**
 * When a page last changed. A page of the reference changed when the contract did: with its newest
 * source. Without history there is no date, rather than a wrong one.
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
