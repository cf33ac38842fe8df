import {createConfig, lintFromString} from '@redocly/openapi-core';
import {plugin} from '../plugin';

/** Runs one of our rules on a YAML snippet and returns its messages, for the rules' tests. */
export async function lintSnippet(rule: string, snippet: string): Promise<string[]> {
  const config = await createConfig({plugins: [plugin], rules: {[`argosy/${rule}`]: 'error'}});
  const source = `openapi: 3.1.0\ninfo: {title: Test, version: '1'}\n${snippet.trim()}\n`;
  const problems = await lintFromString({config, source});
  return problems.map(({message}) => message);
}
