import type {Spec} from '@docs/contract';
import type {ErrorEntry, EventEntry, RecipeEntry, Release} from './catalogs';
import type {CachedValue, Copy} from './cached-value';
import type {Library, SearchIndex} from './library';
import type {Site, SiteFile} from './site/site';

/** What one call reads. It remembers whether it had to use an old copy. */
export class Docs {
  private oldest: Date | undefined;

  constructor(
    private readonly library: Library,
    readonly signal: AbortSignal,
  ) {}

  get site(): Site {
    return this.library.site;
  }

  contract = (): Promise<Spec> => this.get(this.library.contract);
  events = (): Promise<EventEntry[]> => this.get(this.library.events);
  errors = (): Promise<ErrorEntry[]> => this.get(this.library.errors);
  recipes = (): Promise<RecipeEntry[]> => this.get(this.library.recipes);
  apiChanges = (): Promise<Release[]> => this.get(this.library.apiChanges);
  sdkChanges = (): Promise<Release[]> => this.get(this.library.sdkChanges);
  search = (): Promise<SearchIndex> => this.get(this.library.search);

  async page(file: SiteFile): Promise<string> {
    return this.use(await this.library.pages.read(file, this.signal));
  }

  /** A sentence about the age of what this call read, if the site is down. */
  notice(now = Date.now()): string | undefined {
    if (!this.oldest) return undefined;
    const minutes = Math.max(1, Math.round((now - this.oldest.getTime()) / 60_000));
    const age =
      minutes < 120
        ? `${minutes} minute${minutes === 1 ? '' : 's'}`
        : `${Math.round(minutes / 60)} hours`;
    return (
      `(The documentation site can't be reached. This comes from a copy that is ${age} old, from ` +
      `${this.oldest.toISOString()}. Tell the user if it matters.)`
    );
  }

  private async get<T>(cached: CachedValue<T>): Promise<T> {
    return this.use(await cached.get());
  }

  private use<T>({value, from}: Copy<T>): T {
    if (from && (!this.oldest || from < this.oldest)) this.oldest = from;
    return value;
  }
}
