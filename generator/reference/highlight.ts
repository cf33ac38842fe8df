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
  return new Html(grammar ? Prism.highlight(code, grammar, name) : escape(code));
}
