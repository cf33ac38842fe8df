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

/** What the tools read: pages one by one, and the files they share, kept in memory for a while. */
export class Library {
  readonly contract = this.json('openapi.json', (value) => value as Spec);
  readonly events = this.json<EventEntry[]>('events.json', (value) => eventsFile.parse(value));
  readonly errors = this.json<ErrorEntry[]>('errors.json', (value) => errorsFile.parse(value));
  readonly search = new Fresh(() => this.loadSearch(), freshFor);
  private engine: {manifest: string; ready: SearchEngine} | null = null;

  constructor(readonly site: Site) {}

  private json<T>(file: string, check: (value: unknown) => T): Fresh<T> {
    return new Fresh(async () => check(JSON.parse(await this.file(file))), freshFor);
  }

  /** The names of the index's files change with their content: a known manifest is a known index. */
  private async loadSearch(): Promise<SearchEngine> {
    const manifest = await this.file(manifestName);
    if (this.engine?.manifest === manifest) return this.engine.ready;
    const {firstTier, fullText} = JSON.parse(manifest) as Manifest;
    const [headings, text] = await Promise.all([this.file(firstTier), this.file(fullText)]);
    const ready = new SearchEngine(JSON.parse(headings) as FirstTier);
    await ready.addFullText(JSON.parse(text) as FullText);
    this.engine = {manifest, ready};
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
      throw new Refusal(
        `${this.site.name} has no ${name}: it is not a build of this documentation.`,
      );
    }
  }
}
