import {docusaurus} from './docusaurus';
import type {Engine} from './engine';
import {ours} from './ours';
import {plainHtml} from './plain-html';
import {starlight} from './starlight';
import {vitepress} from './vitepress';

/** In the order in which tables list them. */
export const engines = {
  'plain-html': plainHtml,
  starlight,
  ours,
  vitepress,
  docusaurus,
} as const satisfies Record<string, Engine>;

export type EngineId = keyof typeof engines;
export const engineIds = Object.keys(engines) as EngineId[];
