import type {SearchRequest, SearchResponse} from '../../types';

/** Messages from the page to the worker. Buffers are transferred, not copied. */
export type ToWorker =
  | {id: number; type: 'first-tier'; file: ArrayBuffer}
  | {id: number; type: 'full-text'; file: ArrayBuffer}
  | {id: number; type: 'search'; request: SearchRequest};

export type FromWorker =
  {id: number; ok: true; response: SearchResponse | null} | {id: number; ok: false; error: string};

type Unnumbered = ToWorker extends infer Message
  ? Message extends {id: number}
    ? Omit<Message, 'id'>
    : never
  : never;

interface Waiting {
  resolve: (response: SearchResponse | null) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Promise-based requests to the worker. They fail if the worker doesn't load or doesn't respond.
 */
export class WorkerPort {
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 1;

  constructor(private readonly worker: Worker) {
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.receive(event.data);
    worker.onerror = () => this.failAll(new Error('The search worker failed.'));
    worker.onmessageerror = () =>
      this.failAll(new Error('The search worker sent something unreadable.'));
  }

  ask(message: Unnumbered, timeout: number): Promise<SearchResponse | null> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(id);
        reject(new Error('The search worker did not answer.'));
      }, timeout);
      this.waiting.set(id, {resolve, reject, timer});
      this.worker.postMessage({...message, id}, 'file' in message ? [message.file] : []);
    });
  }

  close(): void {
    this.failAll(new Error('Search was restarted.'));
    this.worker.terminate();
  }

  private receive(message: FromWorker): void {
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if (message.ok) waiting.resolve(message.response);
    else waiting.reject(new Error(message.error));
  }

  private failAll(error: Error): void {
    for (const {reject, timer} of this.waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.waiting.clear();
  }
}
