import {isObject, type Spec} from '@docs/contract';

/** What only readers of the contract need. The error catalog's messages stay, and causes of changes. */
const texts = ['description', 'fix', 'read', 'x-enum-meanings', 'x-keywords', 'x-messages'];

/** Places where these names are data instead of texts about it. */
const data = ['example', 'examples', 'value', 'default', 'properties'];

/** A smaller contract that makes the sandbox behave the same. */
export function withoutTexts(spec: Spec): Spec {
  return strip(spec, 'spec') as Spec;
}

function strip(node: unknown, name: string): unknown {
  if (Array.isArray(node)) return node.map((item) => strip(item, name));
  if (!isObject(node)) return node;
  const entries = Object.entries(node);
  if (name === 'value' || name === 'example') return node;
  const kept = data.includes(name) ? entries : entries.filter(([key]) => !texts.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, strip(value, key)]));
}
