import {filesOf, indexFiles, publishedList, readList} from '@docs/sdks';
import type {Options} from '../src/plugins/packages';

const published = readList(publishedList);

/** Pages name published packages. The deploy adds their files, so a build needs no package. */
export const packages = {
  files: Object.keys(filesOf(published)),
  indexes: indexFiles(published),
} satisfies Options;
