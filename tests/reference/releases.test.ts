import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  type Change,
  eventAddress,
  historyOf,
  listOperations,
  loadSpec,
  readChangelog,
  type Spec,
} from '@docs/contract';
import {BuiltPage, textOf} from './page-facts';

/** What a release added or deprecated is marked wherever a reader or a program meets it. */
let spec: Spec;
let changes: (Change & {version: string})[];

beforeAll(async () => {
  spec = await loadSpec();
  changes = historyOf(spec).flatMap(({to, changes: found}) =>
    found.map((change) => ({...change, version: to.split('.').slice(0, 2).join('.')})),
  );
});

const ofKind = (kind: string) => changes.filter((change) => change.kind === kind);
const markdownOf = (page: string) => readFileSync(`build/${page}.md`, 'utf8');

/** The text of the elements on a built page whose ID is the name, or ends with it after a point. */
const textAt = (page: string, name: string) =>
  new BuiltPage(`build/${page}.html`)
    .all(
      ({attribs: {id = ''}}) =>
        id === name || (/^(?:path|query|header)\./.test(id) && id.endsWith(`.${name}`)),
    )
    .map(textOf)
    .join(' ');

describe('marks', () => {
  it('added parameters on the page and in Markdown', () => {
    expect(ofKind('parameter-added').length).toBeGreaterThan(0);
    for (const {subject, part = '', version} of ofKind('parameter-added')) {
      const html = textAt(`api/${subject}`, part);
      expect(html, `${subject} ${part}`).toContain(`Added in ${version}`);
      const line = markdownOf(`api/${subject}`)
        .split('\n')
        .find((text) => text.includes(`\`${part}\` (`));
      expect(line, `${subject} ${part}`).toContain(`Added in ${version}`);
    }
  });

  it('added errors in the list, on their page, in Markdown, and in the JSON catalog', () => {
    const catalog = readFileSync('build/errors.json', 'utf8');
    const {errors} = JSON.parse(catalog) as {
      errors: {code: string; status: number; addedIn?: string}[];
    };
    for (const {subject, version} of ofKind('error-added')) {
      const error = errors.find(({code}) => code === subject);
      for (const page of ['api/errors', `api/errors/${error?.status}`]) {
        expect(textAt(page, subject)).toContain(`Added in ${version}`);
        expect(markdownOf(page)).toMatch(
          new RegExp(`\`${subject}\`.*Added in ${version.replace('.', '\\.')}`),
        );
      }
      expect(error?.addedIn).toBe(version);
    }
  });

  it('added events in the list, on their page, in Markdown, and in the JSON catalog', () => {
    const catalog = readFileSync('build/events.json', 'utf8');
    const {events} = JSON.parse(catalog) as {events: {type: string; addedIn?: string}[]};
    for (const {subject, version} of ofKind('event-added')) {
      const page = eventAddress(subject).slice(1);
      expect(textAt('api/webhooks', subject)).toContain(`Added in ${version}`);
      expect(new BuiltPage(`build/${page}.html`).text()).toContain(`Added in ${version}`);
      expect(markdownOf(page)).toContain(`Added in ${version}`);
      expect(events.find(({type}) => type === subject)?.addedIn).toBe(version);
    }
  });

  it('deprecated operations first in their description, which search and lists show', () => {
    const deprecated = listOperations(spec).filter(({operation}) => operation.deprecated);
    expect(deprecated.map(({slug}) => slug)).toEqual(ofKind('deprecated').map((it) => it.subject));
    for (const {slug, operation} of deprecated) {
      const text = `Deprecated since ${operation['x-deprecation']?.since}.`;
      expect(markdownOf(`api/${slug}`)).toContain(`description: ${text}`);
    }
  });
});

it('has a section with an anchor for each release', () => {
  const page = new BuiltPage('build/api/changelog.html');
  for (const {version} of readChangelog())
    expect(page.has(`v${version.split('.').slice(0, 2).join('-')}`)).toBe(true);
});
