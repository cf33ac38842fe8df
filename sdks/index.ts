export {sha256Of} from './published/files';
export {checksums, indexFiles} from './published/index-files';
export {
  changedFiles,
  describeFiles,
  filesOf,
  type ListedFiles,
  type ListedVersion,
  publishedList,
  readList,
} from './published/list';
export {changelog} from './tools/changelog';
export {generatorJar} from './tools/generator-jar';
export {shortMavenRun, shortRun} from './tools/java-options';
export {type Language, languages, sdkPaths, sdkVersion} from './tools/languages';
export {compileTypeScript} from './tools/packages/npm';
export {packDraft, packOnce} from './tools/packages/pack-once';
export {products} from './tools/packages/products';
export {sdkContract} from './tools/sdk-contract';
