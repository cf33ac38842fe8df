import {proseOf, sentencesIn, type Text, wordsIn} from './text';

export type Rhythm = {
  sentences: number;
  words: number;
  /** Words in a sentence: their mean, their standard deviation, and how many percent are above 30. */
  mean: number;
  deviation: number;
  longPercent: number;
  /** ", because" in 1,000 words. */
  because: number;
};

const longSentence = 30;
const shortestSentence = 4;

/** What all guides together must have. Edited documentation varies like this. */
const goals: [name: keyof Rhythm, min: number, max: number, label: string][] = [
  ['mean', 14, 17, 'words in a sentence'],
  ['deviation', 6.5, Infinity, 'as their standard deviation'],
  ['longPercent', 2, 6, `% above ${longSentence} words`],
  ['because', 0, 0.5, '", because" in 1,000 words'],
];

/** Complete sentences only: no headings or labels, and no list item such as "Select Verify." */
const lengthsIn = ({text}: Text): number[] =>
  sentencesIn(proseOf(text))
    .filter((sentence) => /[.!?]["')\]]*$/.test(sentence))
    .map((sentence) => wordsIn(sentence.replace(/^(?:[-*]|\d+\.)\s+/, '')).length)
    .filter((length) => length >= shortestSentence);

export function rhythmOf(texts: Text[]): Rhythm {
  const lengths = texts.flatMap(lengthsIn);
  const prose = texts.map(({text}) => proseOf(text)).join('\n\n');
  const words = wordsIn(prose).length;
  const average = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const mean = average(lengths);
  return {
    sentences: lengths.length,
    words,
    mean,
    deviation: Math.sqrt(average(lengths.map((length) => (length - mean) ** 2))),
    longPercent: 100 * average(lengths.map((length) => (length > longSentence ? 1 : 0))),
    because: ((prose.match(/,\s+because\b/g) ?? []).length / words) * 1000,
  };
}

/** What's outside its goal. Single pages may differ, so this is for all guides together. */
export const rhythmProblems = (rhythm: Rhythm): string[] =>
  goals
    .filter(([name, min, max]) => rhythm[name] < min || rhythm[name] > max)
    .map(
      ([name, min, max, label]) =>
        `${rhythm[name].toFixed(2)} ${label}: ` +
        (max === Infinity ? `at least ${min}` : `${min} to ${max}`),
    );

const sectionOf = ({file}: Text): string => file.split('/').slice(1, -1).slice(0, 2).join('/');

/** One line per section of the guides, and one for all. */
export function rhythmTable(texts: Text[]): string[] {
  const sections = [...new Set(texts.map(sectionOf))].map(
    (section) => [section, texts.filter((text) => sectionOf(text) === section)] as const,
  );
  return [
    'sentences   mean  deviation  % above 30  because  section',
    ...[...sections, ['all', texts] as const].map(([section, its]) => {
      const {sentences, mean, deviation, longPercent, because} = rhythmOf(its);
      return [
        String(sentences).padStart(9),
        mean.toFixed(1).padStart(7),
        deviation.toFixed(1).padStart(11),
        longPercent.toFixed(1).padStart(12),
        because.toFixed(2).padStart(9),
        `  ${section}`,
      ].join('');
    }),
  ];
}
