// A worker thread begins in JavaScript; the site's code is TypeScript.
require('tsx/cjs');
require('./worker.ts');
