import {type AnyNode, type Document, type Element, isTag} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import {NodeError} from './types';

type Test = (element: Element) => boolean;
/** A compound selector and its combinator with the previous one. */
type Part = {tests: Test[]; combinator: 'inside' | 'child'};

const simple =
  /\*|[a-z][\w-]*|#([\w-]+)|\.([\w-]+)|\[\s*([\w:-]+)\s*(?:([\^$*~]?=)\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*)?\]|:(first-child|last-child|nth-child\((\d+)\))/iy;

/** The elements that match one of the selectors, in document order. */
export function select(root: Document, selector: string): Element[] {
  const alternatives = splitList(selector).map((alternative) => parse(alternative, selector));
  return DomUtils.filter((node) => isTag(node), root.children, true).filter(
    (node): node is Element =>
      isTag(node) && alternatives.some((parts) => matchesParts(node, parts)),
  );
}

/** Splits at commas outside brackets. */
const splitList = (selector: string) =>
  selector.split(/,(?![^[]*\])/).map((alternative) => alternative.trim());

function parse(selector: string, whole: string): Part[] {
  const parts: Part[] = [];
  let combinator: Part['combinator'] = 'inside';
  let position = 0;
  const refuse = () => new NodeError(`The selector isn't valid: ${whole}`);
  while (position < selector.length) {
    const gap = /^\s*>\s*|^\s+/.exec(selector.slice(position))?.[0] ?? '';
    if (gap.includes('>')) {
      if (parts.length === 0) throw refuse();
      combinator = 'child';
    }
    position += gap.length;
    const tests: Test[] = [];
    for (;;) {
      simple.lastIndex = position;
      const found = simple.exec(selector);
      // A type selector can only be at the start of a compound selector.
      if (!found || (tests.length > 0 && /^[*a-z]/i.test(found[0]))) break;
      tests.push(readTest(found));
      position = simple.lastIndex;
    }
    if (tests.length === 0) throw refuse();
    parts.push({tests, combinator});
    combinator = 'inside';
  }
  if (parts.length === 0) throw refuse();
  return parts;
}

function readTest(found: RegExpExecArray): Test {
  const [text, id, className, name, operator, ...rest] = found;
  const [double, single, bare, pseudo, number] = rest;
  if (id !== undefined) return (element) => element.attribs.id === id;
  if (className !== undefined)
    return (element) => (element.attribs.class ?? '').split(/\s+/).includes(className);
  if (name !== undefined)
    return attributeTest(name.toLowerCase(), operator, double ?? single ?? bare ?? '');
  if (pseudo !== undefined) return positionTest(pseudo, number);
  return text === '*' ? () => true : (element) => element.name === text.toLowerCase();
}

function attributeTest(name: string, operator: string | undefined, wanted: string): Test {
  return ({attribs}) => {
    const value = attribs[name];
    if (value === undefined || operator === undefined) return value !== undefined;
    if (operator === '^=') return value.startsWith(wanted);
    if (operator === '$=') return value.endsWith(wanted);
    if (operator === '*=') return value.includes(wanted);
    if (operator === '~=') return value.split(/\s+/).includes(wanted);
    return value === wanted;
  };
}

function positionTest(pseudo: string, number: string | undefined): Test {
  return (element) => {
    const siblings = (element.parent?.children ?? []).filter((node: AnyNode) => isTag(node));
    if (pseudo === 'last-child') return siblings.at(-1) === element;
    return siblings[number === undefined ? 0 : Number(number) - 1] === element;
  };
}

function matchesParts(element: Element, parts: Part[]): boolean {
  const last = parts.at(-1);
  if (!last || !last.tests.every((test) => test(element))) return false;
  const before = parts.slice(0, -1);
  if (before.length === 0) return true;
  for (let above = element.parent; above && isTag(above); above = above.parent) {
    if (matchesParts(above, before)) return true;
    if (last.combinator === 'child') return false;
  }
  return false;
}
