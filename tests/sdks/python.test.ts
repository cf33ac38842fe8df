import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {sdkPaths} from '@docs/sdks';
import {inVenv} from './toolchains';

/** What only Python has: lazy models, dictionaries as arguments, and limits that httpx doesn't have. */
it('passes the unit tests of the Python SDK', async () => {
  const {stderr} = await promisify(execFile)(
    inVenv('python'),
    ['-W', 'error::DeprecationWarning', '-m', 'unittest', 'discover', '--start-directory', '.'],
    {
      cwd: path.join(sdkPaths.sourceOf('python'), 'tests'),
      env: {...process.env, ARGOSY_SDK_CONTRACT: sdkPaths.contractOf('python')},
    },
  );
  expect(stderr).toMatch(/^OK$/m);
});
