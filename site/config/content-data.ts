import path from 'node:path';

/** Absolute, because the tests build sites from other folders. */
export const contentData = path.join(__dirname, '..', '..', 'content', 'data');
