import Prism, {type Grammar} from 'prismjs';
import loadLanguages from 'prismjs/components/';

/** Aliases of grammars that Prism doesn't define itself. */
const grammars: Record<string, string> = {curl: 'bash', shell: 'bash', sh: 'bash'};

/** A JSON body in single quotes, in which `'\''` is an apostrophe. */
const shellBody = /(\s(?:-d|--data|--data-raw|--json)\s+)'[[{](?:[^']|'\\'')*[\]}]'/;

loadLanguages.silent = true;

/** Code as HTML with classes. It's highlighted at build time, so the browser needs no highlighter. */
export function highlight(code: string, language: string): string {
  const name = grammars[language] ?? language;
  return withoutPlainTokens(Prism.highlight(code, grammarOf(name), name));
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
 * Punctuation and operators have the color of plain text, and a body has no color itself, so their
 * elements are removed.
 */
function withoutPlainTokens(markup: string): string {
  return markup
    .replaceAll(/<span class="token (?:punctuation|operator)">([^<]*)<\/span>/g, '$1')
    .replaceAll(/<span class="token body">((?:[^<]|<span [^>]*>[^<]*<\/span>)*)<\/span>/g, '$1');
}
