import {expect, it} from 'vitest';
import {meansVerb} from './operation-verbs';

it.each([
  ['remove', 'delete', true],
  ['delete', 'delete', true],
  ['void', 'void', true],
  ['remove', 'create', false],
  ['constructor', 'constructor', true],
  ['toString', 'valueOf', false],
])('%s means %s: %s', (word, verb, expected) => expect(meansVerb(word, verb)).toBe(expected));
