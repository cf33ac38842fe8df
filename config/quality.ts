import path from 'node:path';
import {loadReport} from '../src/content-model/quality';
import {contentData} from './markdown';

/** What was measured on this commit. Without results, the quality page isn't part of the site. */
export const qualityReport = loadReport(path.join(contentData, 'quality.yaml'));
