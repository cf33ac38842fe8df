import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export interface Certificate {
  /** The authority's certificate, which clients have to trust. */
  authority: string;
  certificate: string;
  key: string;
}

/** Creates a certificate for this machine, from a temporary authority. It's valid for two days or for `days`. */
export function certify(folder: string, days = 2): Certificate {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, {cwd: folder, stdio: ['ignore', 'ignore', 'pipe']});
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  writeFileSync(path.join(folder, 'names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n');
  const authority = ['-x509', '-days', '2', '-subj', '/CN=Tests', '-keyout', 'ca.key'];
  openssl('req', ...newKey, ...authority, '-out', 'ca.pem');
  openssl('req', ...newKey, '-subj', '/CN=localhost', '-keyout', 'site.key', '-out', 'site.csr');
  const signer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', `${days}`];
  openssl('x509', '-req', '-in', 'site.csr', ...signer, '-extfile', 'names', '-out', 'site.pem');
  return {
    authority: path.join(folder, 'ca.pem'),
    certificate: path.join(folder, 'site.pem'),
    key: path.join(folder, 'site.key'),
  };
}
