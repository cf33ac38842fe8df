import {createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** An Ed25519 key in PEM, which OpenSSL can read. */
export type SigningKey = {pem: string; isForDevelopment: boolean};

/** The key in a file. Without it, a key of this machine, which is enough to build and test the site. */
export function signingKey(cache: string, file: string | undefined): SigningKey {
  if (file) return {pem: readFileSync(file, 'utf8'), isForDevelopment: false};
  const own = path.join(cache, 'package-signing-key.pem');
  if (!existsSync(own)) {
    const {privateKey} = generateKeyPairSync('ed25519');
    mkdirSync(cache, {recursive: true});
    writeFileSync(own, privateKey.export({type: 'pkcs8', format: 'pem'}), {mode: 0o600});
  }
  return {pem: readFileSync(own, 'utf8'), isForDevelopment: true};
}

/** Signs the list of checksums, and writes the public key next to it. */
export function signChecksums(packages: string, {pem}: SigningKey): void {
  const key = createPrivateKey(pem);
  const checksums = readFileSync(path.join(packages, 'SHA256SUMS'));
  writeFileSync(path.join(packages, 'SHA256SUMS.sig'), sign(null, checksums, key));
  const publicKey = createPublicKey(key).export({type: 'spki', format: 'pem'});
  writeFileSync(path.join(packages, 'signing-key.pem'), publicKey);
}

export function isSigned(packages: string): boolean {
  const [checksums, signature, key] = ['SHA256SUMS', 'SHA256SUMS.sig', 'signing-key.pem'].map(
    (name) => path.join(packages, name),
  );
  if (!checksums || !signature || !key || !existsSync(signature) || !existsSync(key)) return false;
  const publicKey = createPublicKey(readFileSync(key));
  return verify(null, readFileSync(checksums), publicKey, readFileSync(signature));
}
