import {bannedInContract, bannedWords} from './banned-words';
import {cellsIn, proseOf, type Text, wordsIn} from './text';

const maxCell = 20;

/** What a check can hear: banned words, long cells, and clauses chained with semicolons. */
export function problemsOf({file, text}: Text): string[] {
  const prose = proseOf(text);
  const isContract = file.startsWith('openapi/') && file.endsWith('.yaml');
  const banned = isContract ? [...bannedWords, ...bannedInContract] : bannedWords;
  return [
    ...banned.flatMap(([pattern, instead]) => {
      const found = pattern.exec(prose)?.[0];
      return found ? [`"${found.trim()}": write ${instead}`] : [];
    }),
    ...cellsIn(prose)
      .filter((cell) => wordsIn(cell).length > maxCell)
      .map((cell) => `${wordsIn(cell).length} words in a table cell: "${start(cell)}"`),
    ...(prose.includes(';') ? ['a semicolon: write two sentences'] : []),
  ];
}

const start = (text: string): string => `${text.split(/\s+/).slice(0, 8).join(' ')} …`;

/** Features per 1,000 words, to compare with edited documentation. */
export function featuresOf(texts: Text[]): {name: string; per1000: number}[] {
  const prose = texts.map(({text}) => proseOf(text)).join('\n\n');
  const words = wordsIn(prose).length;
  const rate = (pattern: RegExp) => ((prose.match(pattern) ?? []).length / words) * 1000;
  return [
    {
      name: 'contractions',
      per1000: rate(/\b\w+(?:n't|'ll|'re|'ve)\b|\b(?:it|that|there|what)'s\b/gi),
    },
    {name: 'semicolons', per1000: rate(/;/g)},
    {name: 'you, your', per1000: rate(/\byou(?:r|'\w+)?\b/gi)},
    {name: 'of', per1000: rate(/\bof\b/gi)},
    {name: "possessive 's", per1000: rate(/\b(?!it|that|there|what)\w+'s\b/gi)},
    {name: 'such as', per1000: rate(/\bsuch\s+as\b/gi)},
  ];
}
