import {maxPageCopies, patience, retryAfterFailure} from './limits';
import type {Site, SiteFile} from './site/site';
import {NotFoundError} from './user-error';

/** A value from the site. */
export interface Copy<T> {
  value: T;
  /** When the site returned the value, if the site couldn't return it again. */
  from?: Date;
}

/**
 * A value that is loaded on first use and again after its lifetime. If it can't be loaded again, the
 * old value stays in use. A failure of the first load isn't cached.
 */
export class CachedValue<T> {
  private kept: {value: T; loadedAt: number} | null = null;
  private loading: Promise<T> | null = null;
  private isStale = false;
  private nextLoad = 0;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly lifetime: number,
  ) {}

  async get(): Promise<Copy<T>> {
    const {kept} = this;
    if (kept && Date.now() < this.nextLoad) return this.copyOf(kept);
    this.loading ??= this.reload();
    if (!kept) return {value: await this.loading};
    try {
      return {value: await within(patience, this.loading)};
    } catch {
      this.isStale = true;
      this.nextLoad = Date.now() + retryAfterFailure;
      return this.copyOf(kept);
    }
  }

  /** The current copy, without loading it. */
  peek(): Copy<T> | null {
    return this.kept && this.copyOf(this.kept);
  }

  private copyOf({value, loadedAt}: {value: T; loadedAt: number}): Copy<T> {
    return {value, ...(this.isStale && {from: new Date(loadedAt)})};
  }

  private async reload(): Promise<T> {
    try {
      const value = await this.load();
      this.kept = {value, loadedAt: Date.now()};
      this.isStale = false;
      this.nextLoad = Date.now() + this.lifetime;
      return value;
    } finally {
      this.loading = null;
    }
  }
}

/** Rejects if the promise takes longer. What the promise does then is ignored. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Too slow.')), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

interface PageCopy {
  text: string;
  readAt: Date;
}

/** Reads pages, and keeps those that were read last for the time when the site is down. */
export class PageCopies {
  private readonly copies = new Map<SiteFile, PageCopy>();
  private size = 0;

  constructor(
    private readonly site: Site,
    private readonly maxSize = maxPageCopies,
  ) {}

  async read(file: SiteFile, signal: AbortSignal): Promise<Copy<string>> {
    const copy = this.copies.get(file);
    const bounded = copy ? AbortSignal.any([signal, AbortSignal.timeout(patience)]) : signal;
    try {
      const text = await this.site.read(file, bounded);
      this.remove(file);
      this.add(file, {text, readAt: new Date()});
      return {value: text};
    } catch (error) {
      if (error instanceof NotFoundError) this.remove(file);
      else if (copy && !signal.aborted) return {value: copy.text, from: copy.readAt};
      throw error;
    }
  }

  private add(file: SiteFile, copy: PageCopy): void {
    this.copies.set(file, copy);
    this.size += copy.text.length;
    for (const oldest of this.copies.keys()) {
      if (this.size <= this.maxSize) return;
      this.remove(oldest);
    }
  }

  private remove(file: SiteFile): void {
    this.size -= this.copies.get(file)?.text.length ?? 0;
    this.copies.delete(file);
  }
}
