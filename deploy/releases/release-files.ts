import path from 'node:path';
import {securityTxt} from '../security-txt';
import type {Release} from './manifest';

/**
 * Files with the release's time or name, which differ in every release. They're written from its manifest, so
 * a repair can write them again: file → content.
 */
export const releaseFiles = ({id, made}: Pick<Release, 'id' | 'made'>): Map<string, string> =>
  new Map([
    [path.join('.well-known', 'security.txt'), securityTxt(made)],
    ['_health.json', `${JSON.stringify({status: 'ok', release: id})}\n`],
  ]);
