import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {escape, Html} from './html';

const grammars: Record<string, string> = {
  curl: 'bash',
  json: 'json',
  http: 'http',
  typescript: 'typescript',
  python: 'python',
  go: 'go',
  java: 'java',
};
loadLanguages.silent = true;
loadLanguages(Object.values(grammars));

/** Highlighted code. Colours are classes; the browser needs no highlighter. */
export function highlight(code: string, language: string): Html {
  const name = grammars[language] ?? language;
  const grammar = Prism.languages[name];
  return new Html(
    grammar ? withoutPlainTokens(Prism.highlight(code, grammar, name)) : escape(code),
  );
}

/** Punctuation and operators have the colour of plain text: their elements would only cost time. */
function withoutPlainTokens(markup: string): string {
  return markup.replaceAll(/<span class="token (?:punctuation|operator)">([^<]*)<\/span>/g, '$1');
}
