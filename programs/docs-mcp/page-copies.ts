import type {Copy} from './cached-value';
import {maxPageCopies, patience} from './limits';
import type {Site, SiteFile} from './site/site';
import {NotFoundError} from './user-error';

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
