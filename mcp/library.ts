import type {Spec} from '../generator/spec-types';
import {SearchEngine} from '../src/search/backends/static/engine';
import {
  manifestName,
  type FirstTier,
  type FullText,
  type Manifest,
} from '../src/search/backends/static/wire';
import {errorsFile, eventsFile, type ErrorEntry, type EventEntry} from './catalogues';
import {Fresh} from './fresh';
import {freshFor} from './limits';
import {Missing, Refusal} from './refusal';
import {siteFile, type Site} from './site/site';

interface SearchIndex {
  engine: SearchEngine;
  /** The paths of all pages that can be found. */
  pages: string[];
}

/** What the tools read: pages one by one, and the files they share, kept in memory for a while. */
export class Library {
  readonly contract = this.json('openapi.json', (value) => value as Spec);
  readonly events = this.json<EventEntry[]>('events.json', (value) => eventsFile.parse(value));
  readonly errors = this.json<ErrorEntry[]>('errors.json', (value) => errorsFile.parse(value));
  readonly search = new Fresh(() => this.loadSearch(), freshFor);
  private index: {manifest: string; ready: SearchIndex} | null = null;

  constructor(readonly site: Site) {}

  /** Starts loading what most will ask for first. The one who asks meets a failure and reports it. */
  warm(): void {
    this.search.get().catch(() => undefined);
  }

  private json<T>(file: string, check: (value: unknown) => T): Fresh<T> {
    return new Fresh(async () => check(JSON.parse(await this.file(file))), freshFor);
  }

  /** The names of the index's files change with their content: a known manifest is a known index. */
  private async loadSearch(): Promise<SearchIndex> {
    const manifest = await this.file(manifestName);
    if (this.index?.manifest === manifest) return this.index.ready;
    const names = JSON.parse(manifest) as Manifest;
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

  /** A file that every tool shares is read to its end, whoever stops waiting for it. */
  private async file(name: string): Promise<string> {
    const file = siteFile(name);
    if (!file)
      throw new Refusal('The search index of the site names a file that cannot be its own.');
    try {
      return await this.site.read(file, new AbortController().signal);
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      throw new Refusal(`The site has no ${name}: it is not a build of this documentation.`);
    }
  }
}
