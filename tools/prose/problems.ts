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

// cspell:disable -- the words to avoid

/** Words that read as translated, and what to write instead. */
const bannedWords: [pattern: RegExp, instead: string][] = [
  [/\banswer(?:s|ed|ing)?\b/i, 'response, returns, responds with'],
  [/\b(?:somebody|nobody|everybody|anybody|whoever)\b/i, 'you, Argosy, or a role'],
  [/\bof (?:yours|ours|theirs|its own|their own|your own)\b/i, 'your'],
  [/\b(?:anew|oftener)\b/i, 'again, more often'],
  [/\bat once\b/i, 'immediately'],
  [/\b(?:by|of) (?:itself|themselves)\b/i, 'automatically, on its own'],
  [/\bputs? out\b/i, 'returns, outputs'],
  [/\bstands? (?:in|on|above|for itself)\b/i, 'appears in, is shown above'],
  [/\bholds?\b/i, 'has, includes, contains'],
  [/\b(?:is|are|was|were|be|been) (?:told|made|taken)\b/i, 'is notified, created, accepted'],
  [/\bbeside\b|\bin place of\b/i, 'next to, instead of'],
  [/, also (?:when|those|if)\b/i, ', even when; , including'],
  [/\b(?:is|are) well again\b|\bgoes on\b|\bif it goes on\b/i, 'has recovered, continues'],
  [/\blists? of texts\b/i, 'list of strings'],
  [/\bstatements are true\b/i, 'say what to check'],
  [/\bthe present (?!value)\w+|\bin the present\b/i, 'the current one'],
  [/\bUse it\b|^Next,/m, 'leave it out, or say it specifically'],
  [/\blicen[c]e[sd]?\b/i, 'license'],
  [/\binstalments?\b/i, 'installment'],
  [/\bcatalogues?\b/i, 'catalog'],
  [/\bcancell(?:ed|ing)\b/i, 'canceled, canceling'],
  [/\b(?:colours?|labelled|behaviours?|favour\w*|organis\w*|recognis\w*)\b/i, 'American spelling'],
  [/\bper cent\b|\d percent\b/i, '3%'],
  [/(?<![-\w])mails?\b/i, 'email'],
  [/(?<![-\w])ids?\b(?!-)/, 'ID'],
  [/\bsimply\b|\bplease\b|\bin order to\b/i, 'leave it out'],
];

/** Words that the contract avoids: its subject is Argosy, not "we". */
const bannedInContract: [pattern: RegExp, instead: string][] = [
  [/\b(?:we|our|ours)\b/i, 'Argosy'],
  [/\bus\b/, 'Argosy'],
  [/\brefus(?:e|es|ed|al)\b/i, 'rejects, rejected'],
];

const minWords = 20;

/** Paragraphs that two pages share. Repeated text belongs in a partial. */
export function sharedParagraphs(texts: Text[]): (Text & {other: string})[] {
  const first = new Map<string, string>();
  return texts.flatMap((text) => {
    const paragraph = proseOf(text.text).replaceAll(/\s+/g, ' ').trim().toLowerCase();
    if (wordsIn(paragraph).length < minWords) return [];
    const other = first.get(paragraph);
    if (!other) first.set(paragraph, text.file);
    return other && other !== text.file ? [{...text, other}] : [];
  });
}
