import type {BenchPage, PageSet} from './page';

const words = (
  'offer buyer contract invoice usage meter price term region account partner listing product ' +
  'channel credit renewal quota event status record export currency period payment commit tier ' +
  'create send wait check read write change accept report cancel extend approve match collect ' +
  'daily early final shared private signed pending active closed first last every each only ' +
  'when after before until while because with without through between against under'
).split(' ');

/** Generates the same numbers on every run, so that every run builds the same pages. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function writer(seed: number) {
  const next = sequence(seed);
  const word = () => words[Math.floor(next() * words.length)] ?? '';
  const phrase = (length: number) => Array.from({length}, word).join(' ');
  const sentence = () => `${capital(phrase(8 + Math.floor(next() * 10)))}.`;
  const paragraph = () => Array.from({length: 3 + Math.floor(next() * 3)}, sentence).join(' ');
  const rows = (count: number) =>
    Array.from({length: count}, () => `| \`${word()}_${word()}\` | ${word()} | ${sentence()} |`);
  const table = (count: number) =>
    ['| Name | Type | Meaning |', '| --- | --- | --- |', ...rows(count)].join('\n');
  const json = (count: number) => {
    const fields = Array.from({length: count}, (_, index) => [
      `${word()}${capital(word())}${index}`,
      index % 3 === 0 ? Math.floor(next() * 10_000) : phrase(3),
    ]);
    return ['```json', JSON.stringify(Object.fromEntries(fields), null, 2), '```'].join('\n');
  };
  const list = (count: number) => Array.from({length: count}, () => `- ${sentence()}`).join('\n');
  return {phrase, paragraph, table, json, list};
}

/** Six sections of prose with lists, tables, and code. */
function guide(seed: number): string {
  const {phrase, paragraph, table, json, list} = writer(seed);
  const sections = Array.from({length: 6}, (_, index) =>
    [
      `## ${capital(phrase(4))} ${index + 1}`,
      paragraph(),
      [list(5), table(6), json(6)][index % 3],
      paragraph(),
    ].join('\n\n'),
  );
  return [paragraph(), ...sections].join('\n\n');
}

/** Parameters, a request, a response, and errors. */
function reference(seed: number): string {
  const {paragraph, table, json} = writer(seed);
  return [
    paragraph(),
    '## Parameters',
    table(10),
    '## Request',
    json(12),
    '## Response',
    table(14),
    json(16),
    '## Errors',
    table(6),
  ].join('\n\n');
}

const perSection = 12;

/** As on our site, a little less than half of the pages are reference pages. */
const referenceShare = 0.48;

export function generatedPages(count: number): PageSet {
  const references = Math.round(count * referenceShare);
  const page = (area: 'guides' | 'api', index: number): BenchPage => {
    const seed = index * 2 + (area === 'api' ? 1 : 0) + 7;
    const section = Math.floor(index / perSection) + 1;
    const title = `${capital(writer(seed).phrase(3))} ${index + 1}`;
    return {
      path: `${area}/section-${section}/page-${index + 1}`,
      area,
      section: `${area === 'api' ? 'Operations' : 'Guides'} ${section}`,
      title,
      description: `${title}: what it is for, when to use it and what to do when it goes wrong.`,
      markdown: area === 'api' ? reference(seed) : guide(seed),
    };
  };
  const home: BenchPage = {
    path: '',
    area: 'guides',
    title: 'Start',
    description: 'Where to begin, and what the other pages of this set are about.',
    markdown: guide(1),
  };
  const pages = [
    home,
    ...Array.from({length: count - references - 1}, (_, index) => page('guides', index)),
    ...Array.from({length: references}, (_, index) => page('api', index)),
  ];
  return {name: `generated-${count}`, pages};
}
