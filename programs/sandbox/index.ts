export {createContract} from './contract/contract';
export {lifecyclesIn} from './contract/lifecycles';
export {createValidator, type Validate} from './contract/validator';
export {withoutTexts} from './contract/without-texts';
export type {HttpRequest, HttpResponse} from './http/messages';
export {createRouter} from './http/router';
export {createHttpServer} from './http/server';
export {type Lifecycle, schemaOf, statusField} from './lifecycles/lifecycles';
export {textOf} from './lists/text';
export {main} from './main';
export {usage} from './options';
export {type Client, type Sandbox, sandboxesOf, type SandboxOptions} from './sandbox';
export {documentedBodies} from './state/examples';
export {clockStart, seedFrom} from './state/seed';
export {
  byAge,
  changedAt,
  createdAt,
  documentedVersions,
  lastOf,
  type Version,
} from './state/versions';
export type {Entity, Json, JsonObject, World} from './types';
