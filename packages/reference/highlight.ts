import Prism, {type Grammar, type Token, type TokenStream} from 'prismjs';
import loadLanguages from 'prismjs/components/';

/** Aliases of grammars that Prism doesn't define itself. */
const grammars: Record<string, string> = {curl: 'bash', shell: 'bash', sh: 'bash'};

/** A JSON body in single quotes, in which `'\''` is an apostrophe. */
const shellBody = /(\s(?:-d|--data|--data-raw|--json)\s+)'[[{](?:[^']|'\\'')*[\]}]'/;

loadLanguages.silent = true;

/** Code as HTML with classes. It's highlighted at build time, so the browser needs no highlighter. */
export function highlight(code: string, language: string): string {
  const name = grammars[language] ?? language;
  return markupOf(Prism.tokenize(code, grammarOf(name)));
}

function grammarOf(name: string): Grammar {
  if (!Prism.languages[name]) loadLanguages([name]);
  const grammar = Prism.languages[name] ?? {};
  return name === 'bash' ? withBodies(grammar) : grammar;
}

/** A command that sends JSON is mostly JSON, which would be one long string in the shell's grammar. */
function withBodies(shell: Grammar): Grammar {
  if (!Prism.languages.json) loadLanguages(['json']);
  const body = {
    pattern: shellBody,
    lookbehind: true,
    greedy: true,
    inside: Prism.languages.json ?? {},
  };
  return {body, ...shell};
}

/**
 * Elements only for tokens with a color, and classes of one letter. Samples are most of a page, and
 * Prism's own markup would be half of a sample.
 */
function markupOf(stream: TokenStream): string {
  if (Array.isArray(stream)) return stream.map(markupOf).join('');
  if (typeof stream === 'string') return stream.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const markup = markupOf(stream.content);
  const names = [stream.type, stream.alias].flat();
  const color = Object.keys(colors).findLast((key) =>
    names.some((name) => colors[key]?.includes(name)),
  );
  return color && !isSubstitution(stream) ? `<span class="${color}">${markup}</span>` : markup;
}

/** `$(…)` is a variable for Prism, which would give a whole command the color of a variable. */
const isSubstitution = ({content}: Token): boolean =>
  Array.isArray(content) && typeof content[0] === 'object' && content[0].type === 'variable';

/** Prism's names by class. If a token has several, the last color wins. The classes are in `code.css`. */
const colors: Record<string, string[]> = {
  c: ['comment', 'prolog', 'cdata'],
  k: ['keyword', 'atrule', 'important', 'tag', 'selector'],
  s: ['string', 'char', 'attr-value', 'value', 'regex', 'inserted'],
  n: ['number', 'boolean', 'constant', 'symbol', 'null'],
  f: ['function', 'method', 'request-line'],
  t: ['class-name', 'builtin', 'property', 'attr-name', 'variable', 'header-name', 'key'],
  d: ['deleted'],
};
