import type {Spec} from '@docs/contract';
import {
  type FirstTier,
  type FullText,
  manifestName,
  OtherVersionError,
  readManifest,
  SearchEngine,
} from '@docs/search/engine';
import {
  apiChangelogFile,
  errorsFile,
  eventsFile,
  recipesFile,
  sdkChangelogFile,
  type ErrorEntry,
  type EventEntry,
  type RecipeEntry,
  type Release,
} from './catalogs';
import {CachedValue, PageCopies} from './cached-value';
import {cacheSeconds} from './limits';
import {NotFoundError, UserError} from './user-error';
import {siteFile, type Site} from './site/site';

export interface SearchIndex {
  engine: SearchEngine;
  /** The paths of all pages that can be found. */
  pages: string[];
}

/** The site's files in memory. All calls share them. */
export class Library {
  readonly pages: PageCopies;
  readonly contract: CachedValue<Spec>;
  readonly events: CachedValue<EventEntry[]>;
  readonly errors: CachedValue<ErrorEntry[]>;
  readonly recipes: CachedValue<RecipeEntry[]>;
  readonly apiChanges: CachedValue<Release[]>;
  readonly sdkChanges: CachedValue<Release[]>;
  readonly search: CachedValue<SearchIndex>;
  private index: {manifest: string; ready: SearchIndex} | null = null;
  private readonly lifetime: number;

  constructor(
    readonly site: Site,
    lifetimeSeconds = cacheSeconds,
  ) {
    this.lifetime = lifetimeSeconds * 1000;
    this.pages = new PageCopies(site);
    this.contract = this.json('openapi.json', (value) => value as Spec);
    this.events = this.json('events.json', (value) => eventsFile.parse(value));
    this.errors = this.json('errors.json', (value) => errorsFile.parse(value));
    this.recipes = this.json('recipes.json', (value) => recipesFile.parse(value));
    this.apiChanges = this.json('api-changelog.json', (value) => apiChangelogFile.parse(value));
    this.sdkChanges = this.json('sdk-changelog.json', (value) => sdkChangelogFile.parse(value));
    this.search = new CachedValue(() => this.loadSearch(), this.lifetime);
  }

  /** Starts loading the search index. The first search reports a failure. */
  preload(): void {
    this.search.get().catch(() => undefined);
  }

  private json<T>(file: string, check: (value: unknown) => T): CachedValue<T> {
    return new CachedValue(async () => check(JSON.parse(await this.file(file))), this.lifetime);
  }

  /**
   * The index's file names contain content hashes, so an unchanged manifest means an unchanged
   * index.
   */
  private async loadSearch(): Promise<SearchIndex> {
    const manifest = await this.file(manifestName);
    if (this.index?.manifest === manifest) return this.index.ready;
    const names = namesIn(manifest);
    const [headings, text] = await Promise.all([
      this.file(names.firstTier),
      this.file(names.fullText),
    ]);
    const firstTier = JSON.parse(headings) as FirstTier;
    const engine = new SearchEngine(firstTier);
    await engine.addFullText(JSON.parse(text) as FullText);
    const ready = {engine, pages: firstTier.pages.map(({path}) => decodeURI(path))};
    this.index = {manifest, ready};
    return ready;
  }

  /** A shared file is read completely even if the request that needs it is canceled. */
  private async file(name: string): Promise<string> {
    const file = siteFile(name);
    if (!file) throw new UserError("The site's search index refers to a file outside of the site.");
    try {
      return await this.site.read(file, new AbortController().signal);
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      throw new UserError(`The site has no ${name}, so it isn't a build of this documentation.`);
    }
  }
}

function namesIn(manifest: string): ReturnType<typeof readManifest> {
  try {
    return readManifest(manifest);
  } catch (error) {
    if (!(error instanceof OtherVersionError)) throw error;
    throw new UserError(
      "The site's search index has another format than this server reads. Install the site's version of the server.",
    );
  }
}
