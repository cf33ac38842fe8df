import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {escape, Html} from './html';

/** Names under which the same grammar is asked for. Those that Prism knows itself are not here. */
const grammars: Record<string, string> = {curl: 'bash'};

loadLanguages.silent = true;

/** Highlighted code. Colours are classes; the browser needs no highlighter. */
export function highlight(code: string, language: string): Html {
  const name = grammars[language] ?? language;
  if (!Prism.languages[name]) loadLanguages([name]);
  const grammar = Prism.languages[name];
  return new Html(
    grammar ? withoutPlainTokens(Prism.highlight(code, grammar, name)) : escape(code),
  );
}

/** Punctuation and operators have the colour of plain text: their elements would only cost time. */
function withoutPlainTokens(markup: string): string {
  return markup.replaceAll(/<span class="token (?:punctuation|operator)">([^<]*)<\/span>/g, '$1');
}
