import {SearchEngine} from './engine';
import type {FromWorker, ToWorker} from './worker-port';
import type {FirstTier, FullText} from './wire';
import type {SearchResponse} from '../../types';

// Docusaurus adds code to every runtime that assumes the bundler's require function. Rspack 2 leaves the
// function out of a worker that doesn't need it, and this reference makes it needed.
declare const __webpack_public_path__: string;
void __webpack_public_path__;

/** The part of a dedicated worker's scope that we use. The DOM types describe a window. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope = globalThis as unknown as WorkerScope;
let engine: SearchEngine | null = null;

async function answer(message: ToWorker): Promise<SearchResponse | null> {
  if (message.type === 'first-tier') {
    engine = new SearchEngine(parse<FirstTier>(message.file));
    return null;
  }
  if (!engine) throw new Error('The search index is not loaded.');
  if (message.type === 'full-text') {
    await engine.addFullText(parse<FullText>(message.file));
    return null;
  }
  return engine.search(message.request);
}

function parse<T>(file: ArrayBuffer): T {
  return JSON.parse(new TextDecoder().decode(file)) as T;
}

scope.onmessage = ({data}) => {
  const {id} = data;
  answer(data).then(
    (response) => scope.postMessage({id, ok: true, response}),
    (error: unknown) => scope.postMessage({id, ok: false, error: String(error)}),
  );
};
