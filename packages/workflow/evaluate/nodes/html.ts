import {DomUtils, parseDocument} from 'htmlparser2';
import type {Element} from 'domhandler';
import type {Item} from '../../model/types';
import {escape} from '../../../figures/svg/element';
import {resolve, resolveText} from '../resolve';
import {select} from '../select';
import {type Context, type EachNode, NodeError} from '../types';
import {asText, isMissing} from '../values';

type Value = {
  name: string;
  selector: string;
  take: 'text' | 'html' | 'attribute';
  attribute: string;
  all: boolean;
};

/** The item keeps its fields and files. */
export const html: EachNode = (item, context) => ({
  main: [
    {
      ...item,
      json: {
        ...item.json,
        ...(context.settings.mode === 'template' ? build : extract)(item, context),
      },
    },
  ],
});

type Fields = (item: Item, context: Context) => Record<string, unknown>;

/** Replaced with the rows of a list. */
const rowsPlaceholder = '<!-- rows -->';

const build: Fields = (item, {settings, scope}) => {
  const as = asText(resolve(settings.as, item, scope));
  const write = (source: Item, text: unknown) =>
    resolveText(String(text), source, scope, (value) =>
      escape(asText(value)).replaceAll("'", '&#39;'),
    );
  const resolved = resolve(settings.list, item, scope);
  const list = isMissing(resolved) || resolved === '' ? [] : resolved;
  if (!Array.isArray(list)) throw new NodeError("The list setting isn't a list");
  const rows = list.map((entry) => write(asItem(entry), settings.row)).join('\n');
  return {[as]: write(item, settings.template).replaceAll(rowsPlaceholder, () => rows)};
};

/** Expressions in a row read the entry's fields. An entry that isn't an object becomes `value`. */
const asItem = (entry: unknown): Item => ({
  json:
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? (entry as Item['json'])
      : {value: entry},
});

const extract: Fields = (item, {settings, scope}) => {
  const source = resolve(settings.source, item, scope);
  if (typeof source !== 'string') throw new NodeError("The source isn't text");
  const root = parseDocument(source);
  return Object.fromEntries(
    (settings.values as Value[]).map((value) => {
      const selector = asText(resolve(value.selector, item, scope));
      const found = select(root, selector).map((element) => extractValue(element, value));
      return [value.name, value.all ? found : (found[0] ?? null)];
    }),
  );
};

function extractValue(element: Element, {take, attribute}: Value): string | null {
  if (take === 'html') return DomUtils.getInnerHTML(element).trim();
  if (take === 'text') return DomUtils.innerText(element).replaceAll(/\s+/g, ' ').trim();
  if (attribute === '') throw new NodeError('The attribute setting is empty');
  return element.attribs[attribute.toLowerCase()] ?? null;
}
