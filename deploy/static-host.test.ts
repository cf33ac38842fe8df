import {expect, it} from 'vitest';
import {redirects} from '../config/redirects';
import {crossOriginConf, documentHeadersConf, headersConf, redirectsConf} from './nginx-parts';
import {crossOriginFiles, securityHeaders} from './headers';
import {headersFile, redirectsFile} from './static-host';

const inline = {scripts: ["'sha256-a='"], styles: ["'sha256-b='"]};

it('configures static hosts and nginx with the same headers and redirects', () => {
  const lines = headersFile(inline).split('\n');
  const headers = securityHeaders(inline);
  const nginx = headersConf(headers) + documentHeadersConf(headers);
  for (const [name, value] of Object.entries(securityHeaders(inline))) {
    expect(lines).toContain(`  ${name}: ${value}`);
    expect(nginx).toContain(`add_header ${name} `);
    expect(nginx).toContain(`"${value}"`);
  }
  for (const file of crossOriginFiles) {
    expect(lines[lines.indexOf(file) + 1]).toBe('  Access-Control-Allow-Origin: *');
    expect(crossOriginConf()).toContain(`  ${file} "*";`);
  }
  for (const {from, to} of redirects) {
    expect(redirectsFile()).toContain(`${from} ${to} 301\n`);
    expect(redirectsConf()).toContain(`  ${from} ${to};`);
  }
});

it('keeps every line below the limit of 2,000 characters', () => {
  const lengths = headersFile(inline)
    .split('\n')
    .map((line) => line.length);
  expect(Math.max(...lengths)).toBeLessThan(2000);
});
