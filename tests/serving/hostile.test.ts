import {describe, expect, it} from 'vitest';
import {hostileTargets} from './hostile-targets';
import {judge} from './judge';
import {requestFor, sendRaw} from './raw-request';
import {servers} from './server';

describe.each(servers)('on $label', (server) => {
  it('no hostile address gets a wrong response', async () => {
    const problems: string[] = [];
    for (const target of hostileTargets) {
      const request = requestFor(target);
      problems.push(...(await judge(server, request, await sendRaw(server, request))));
    }
    expect(problems).toEqual([]);
  });
});
