import {loadReport} from '../packages/content-model/quality';
import {contentData} from './content-data';

/** The measurements for this commit. Without results, the quality page isn't part of the site. */
export const qualityReport = loadReport(contentData);
