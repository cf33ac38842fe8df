import {execFileSync} from 'node:child_process';
import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {curl} from './curl';
import type {SdkCall} from './sdk/call';
import {go} from './sdk/go';
import {java} from './sdk/java';
import {python} from './sdk/python';
import {typescript} from './sdk/typescript';

/** Characters that could break a shell command, a template, or a string literal. */
const hostile = 'it\'s "quoted" $HOME `whoami` \\n \\\\ \\u0041 ${x} """ % é';

const call: SdkCall = {
  resource: 'contacts',
  method: 'get',
  pathArguments: [{name: 'contactId', value: {kind: 'scalar', value: hostile}}],
};

describe('samples preserve special characters', () => {
  it('in curl, as a shell parses it', () => {
    const body = {name: hostile, count: 2, none: null, yes: true, list: [], map: {}};
    const command = curl({
      method: 'POST',
      needsToken: true,
      url: 'https://api/x?y=a%20b',
      address: '$ARGOSY_BASE_URL/x?y=a%20b',
      headers: {},
      body,
    });
    const printed = execFileSync('bash', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], {
      env: {PATH: process.env.PATH, ARGOSY_TOKEN: 't', ARGOSY_BASE_URL: 'https://api'},
    }).toString();
    const words = printed.split('\0');
    expect(JSON.parse(words[words.indexOf('--data-raw') + 1] ?? '')).toEqual(body);
    expect(words).toContain('Authorization: Bearer t');
    expect(words).toContain('https://api/x?y=a%20b');
  });

  it('in curl, with a new idempotency key each time', () => {
    const command = curl({
      method: 'POST',
      needsToken: true,
      url: 'https://api/x',
      address: '$ARGOSY_BASE_URL/x',
      headers: {'Idempotency-Key': '5b0c4d1e'},
    });
    expect(command).toContain('--header "Idempotency-Key: $(uuidgen)"');
  });

  it('in TypeScript, as JavaScript parses it', () => {
    const literal = typescript(call).call.match(/contacts\.get\((.*)\)/)?.[1] ?? '';
    expect(vm.runInNewContext(literal)).toBe(hostile);
  });

  it('in Python, as Python parses it', () => {
    const literal = python(call).call.match(/contacts\.get\(\s*(".*")/)?.[1] ?? '';
    const program = `import ast, sys; print(ast.literal_eval(sys.argv[1]))`;
    expect(execFileSync('python3', ['-c', program, literal], {encoding: 'utf8'})).toBe(
      `${hostile}\n`,
    );
  });

  it('in Go and Java, whose strings support JSON escapes', () => {
    expect(go(call).call).toContain(`Contacts.Get(ctx, ${JSON.stringify(hostile)})`);
    expect(java(call).call).toContain(JSON.stringify(hostile));
  });
});

it.each([
  ['TypeScript', typescript],
  ['Python', python],
  ['Go', go],
  ['Java', java],
])('the %s program is split before the line with the call', (_name, write) => {
  const {setup, call: shown} = write(call);
  const operation = /contacts(\(\))?\.get/i;
  expect(shown.split('\n').slice(0, 2).join()).toMatch(operation);
  expect(setup).toMatch(/client.*Argosy|client.*argosy\.NewClient/);
  expect(setup).toMatch(/\n$/);
});
