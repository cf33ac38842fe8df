import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {curl} from './curl';
import {go} from './go';
import {java} from './java';
import {python} from './python';
import type {SampleRequest} from './request';
import {typescript} from './typescript';

/** Every character that a shell, a template or a string literal could trip over. */
const hostile = 'it\'s "quoted" $HOME `whoami` \\n \\\\ ${x} """ % é';
const request: SampleRequest = {
  method: 'POST',
  url: 'https://api.argosy.example/v1/orgs/org_1/offers?x=a%20b',
  headers: {'Content-Type': 'application/json', 'Idempotency-Key': 'key-1'},
  body: {name: hostile, count: 2, none: null, yes: true, list: [], map: {}},
};

describe('samples carry hostile text unchanged', () => {
  it('in curl, as a shell reads it', () => {
    const printed = execFileSync(
      'bash',
      ['-c', `curl() { printf '%s\\0' "$@"; }\n${curl(request)}`],
      {env: {PATH: process.env.PATH, ARGOSY_TOKEN: 't'}},
    ).toString();
    const words = printed.split('\0');
    expect(JSON.parse(words[words.indexOf('--data-raw') + 1] ?? '')).toEqual(request.body);
    expect(words).toContain('Authorization: Bearer t');
  });

  it('in TypeScript, as JavaScript reads it', () => {
    const body =
      typescript(request).match(/body: JSON\.stringify\(([\s\S]*?)\),\n\}\);/)?.[1] ?? '';
    expect(new Function(`return ${body}`)()).toEqual(request.body);
  });

  it('in Python, as Python reads it', () => {
    const program = python(request)
      .replace('import requests', '')
      .replace(/requests\.post/, 'dict')
      .replaceAll(/^response\..*$/gm, '')
      .replace(/^ {4}"https.*$/m, '');
    const printed = execFileSync(
      'python3',
      [
        '-c',
        `${program.replace(/^print.*$/m, '')}\nimport json\nprint(json.dumps(response["json"]))`,
      ],
      {env: {PATH: process.env.PATH, ARGOSY_TOKEN: 't'}},
    );
    expect(JSON.parse(printed.toString())).toEqual(request.body);
  });

  it('in Go and Java, quoted by their rules', () => {
    expect(go(request)).toContain('strings.NewReader("{');
    expect(java(request)).toContain(String.raw`\\\"`.slice(0, 2));
  });
});
