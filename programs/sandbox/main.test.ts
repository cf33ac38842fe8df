import {describe, expect, it} from 'vitest';
import {readOptions, UsageError} from './main';

describe('the command line', () => {
  it('has defaults', () => {
    expect(readOptions([])).toEqual({
      port: 4080,
      host: '127.0.0.1',
      allowNetwork: false,
      file: undefined,
      rateLimits: true,
    });
  });

  it('only listens to other machines on request', () => {
    expect(() => readOptions(['--host', '0.0.0.0'])).toThrow(UsageError);
    expect(readOptions(['--host', '0.0.0.0', '--allow-network'])).toMatchObject({
      host: '0.0.0.0',
      allowNetwork: true,
    });
  });

  it.each(['::1', '[::1]'])('accepts %s', (host) => {
    expect(readOptions(['--host', host])).toMatchObject({host: '::1'});
  });

  it.each([['--port', '70000'], ['--port', '1x'], ['--unknown'], ['extra']])(
    'rejects %s %s',
    (...args) => {
      expect(() => readOptions(args)).toThrow(UsageError);
    },
  );

  it('knows what only prints something', () => {
    expect(readOptions(['--help'])).toBe('help');
    expect(readOptions(['--version'])).toBe('version');
  });
});
