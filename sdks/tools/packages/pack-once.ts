import {appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stringify} from 'yaml';
import {
  changedFiles,
  describeFiles,
  readList,
  type ListedFiles,
  type ListedVersion,
} from '../../published/list';
import type {Product} from './products';

interface Outcome {
  /** What was packed now, for the attestation of its provenance. */
  packed: ListedFiles;
  /** A published version would have changed. */
  isRefused: boolean;
}

/** Packs what the folder doesn't have, and lists new versions. */
export function packOnce(products: Product[], folder: string, listFile: string): Outcome {
  const list = readList(listFile);
  const outcomes = products.map((product): Outcome => {
    const {name, version, versionFile} = product;
    const published = list.find((entry) => entry.name === name && entry.version === version);
    const say = (text: string) => console.log(`${name} ${version}: ${text}`);
    if (published && changedFiles(folder, published.files).length === 0) {
      say('is packed already');
      return {packed: {}, isRefused: false};
    }
    return packAside(product, (packed, files) => {
      const changed = published ? changedFiles(packed, published.files) : [];
      if (changed.length > 0) {
        say(`is published with other bytes. Raise the version in ${versionFile}:`);
        for (const file of changed) console.log(`  ${file}`);
        return {packed: {}, isRefused: true};
      }
      cpSync(packed, folder, {recursive: true});
      if (!published) appendFileSync(listFile, stringify([{name, version, files}]));
      say(published ? 'packed, with the published bytes' : 'packed, and added to the list');
      return {packed: files, isRefused: false};
    });
  });
  return {
    packed: Object.assign({}, ...outcomes.map(({packed}) => packed)) as ListedFiles,
    isRefused: outcomes.some(({isRefused}) => isRefused),
  };
}

/** Packs all products, published or not, and writes their list next to them. */
export function packDraft(products: Product[], folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  const list = products.map((product): ListedVersion => {
    const {name, version} = product;
    return packAside(product, (packed, files) => {
      cpSync(packed, folder, {recursive: true});
      return {name, version, files};
    });
  });
  writeFileSync(path.join(folder, 'list.yaml'), stringify(list));
}

function packAside<T>(
  product: Product,
  then: (folder: string, files: ListedVersion['files']) => T,
): T {
  const folder = mkdtempSync(path.join(tmpdir(), `${product.name}-`));
  try {
    product.pack(folder);
    return then(folder, describeFiles(folder));
  } finally {
    rmSync(folder, {recursive: true});
  }
}
