import {globSync, statSync} from 'node:fs';
import {yamlTexts} from './yaml-texts';
import {pageTexts} from './page-texts';
import type {Text} from './text';

/** Examples and sample data are values, not prose. */
const isProse = (file: string): boolean =>
  !/\/examples\/|\/released\/|\/node_modules\/|sample-data\.yaml$|\.arazzo\.yaml$/.test(file);

/** Every text that people read, in a file or in the files of a folder. */
export const readTexts = (target: string): Text[] =>
  (statSync(target).isDirectory() ? globSync(`${target}/**/*.{yaml,mdx,md}`) : [target])
    .filter(isProse)
    .sort()
    .flatMap((file) => (file.endsWith('.yaml') ? yamlTexts(file) : pageTexts(file)));
