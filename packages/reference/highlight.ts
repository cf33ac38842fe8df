import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';

/** Aliases of grammars that Prism doesn't define itself. */
const grammars: Record<string, string> = {curl: 'bash'};

loadLanguages.silent = true;

/** Code as HTML with classes. It's highlighted at build time, so the browser needs no highlighter. */
export function highlight(code: string, language: string): string {
  const name = grammars[language] ?? language;
  if (!Prism.languages[name]) loadLanguages([name]);
  const grammar = Prism.languages[name];
  return withoutPlainTokens(Prism.highlight(code, grammar ?? {}, name));
}

/** Punctuation and operators have the color of plain text, so their elements are removed. */
function withoutPlainTokens(markup: string): string {
  return markup.replaceAll(/<span class="token (?:punctuation|operator)">([^<]*)<\/span>/g, '$1');
}
