import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {docsServerVersion} from '@argosy/docs-mcp/version';
import {sandboxVersion} from '@argosy/sandbox/version';
import {sdkVersion} from '../languages';
import {docsServerBill, sandboxBill, sdkBills, writeBills} from './bill-of-materials';
import {packageGo} from './go';
import {packageJava} from './maven';
import {packageDocsServer, packageSandbox, packageTypeScript} from './npm';
import {packagePython} from './python';

export interface Product {
  name: string;
  version: string;
  /** Where a maintainer raises the version. */
  versionFile: string;
  /** Writes the packages and their bills of materials into a folder that's served as `/packages`. */
  pack: (folder: string) => void;
}

const inFolder = (folder: string, name: string, write: (target: string) => void): void => {
  const target = path.join(folder, name);
  mkdirSync(target, {recursive: true});
  write(target);
};

/** What readers install. Each has its own version. */
export const products: Product[] = [
  {
    name: 'argosy-sdk',
    version: sdkVersion,
    versionFile: 'packages/contract/sdk-version.ts',
    pack: (folder) => {
      inFolder(folder, 'npm', packageTypeScript);
      inFolder(folder, 'python', packagePython);
      inFolder(folder, 'go', packageGo);
      inFolder(folder, 'maven', packageJava);
      inFolder(folder, 'sbom', (target) => writeBills(target, sdkBills()));
    },
  },
  {
    name: 'argosy-docs-mcp',
    version: docsServerVersion,
    versionFile: 'programs/docs-mcp/package.json',
    pack: (folder) => {
      inFolder(folder, 'npm', packageDocsServer);
      inFolder(folder, 'sbom', (target) => writeBills(target, [docsServerBill]));
    },
  },
  {
    name: 'argosy-sandbox',
    version: sandboxVersion,
    versionFile: 'programs/sandbox/package.json',
    pack: (folder) => {
      inFolder(folder, 'npm', packageSandbox);
      inFolder(folder, 'sbom', (target) => writeBills(target, [sandboxBill()]));
    },
  },
];
