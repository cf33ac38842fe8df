import {readFileSync} from 'node:fs';
import {isMap, isScalar, LineCounter, type Node, type Pair, parseDocument, visit} from 'yaml';
import type {Text} from './text';

const textKeys = [
  ...['description', 'summary', 'title', 'cause', 'fix', 'message'],
  // Of settings, facts, datasets, mappings, and the glossary.
  ...['meaning', 'definition', 'note', 'claim', 'alt'],
];

/** Values of examples are data, not prose. */
const valueKeys = ['value', 'example', 'default', '$with'];

/** The texts in a file of the contract or of the content's data, with their lines. */
export function yamlTexts(file: string): Text[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), {lineCounter});
  const texts: Text[] = [];
  const add = (node: Node) => {
    if (!isScalar(node) || typeof node.value !== 'string') return;
    const {line} = lineCounter.linePos(node.range?.[0] ?? 0);
    texts.push({file, line, text: node.value});
  };
  visit(document, {
    Pair(_, {key, value}: Pair) {
      const name = isScalar(key) ? String(key.value) : '';
      if (valueKeys.includes(name)) return visit.SKIP;
      if (name === 'x-enum-meanings' && isMap(value)) {
        for (const {value: meaning} of value.items) add(meaning as Node);
        return visit.SKIP;
      }
      if (textKeys.includes(name)) add(value as Node);
      return undefined;
    },
  });
  return texts;
}
