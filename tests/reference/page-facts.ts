import {readFileSync} from 'node:fs';
import type {Element} from 'domhandler';
import {parseDocument} from 'htmlparser2';

/** What a reader with JavaScript off finds in a built page. */
export class BuiltPage {
  private readonly root: Element[];

  constructor(file: string) {
    this.root = parseDocument(readFileSync(file, 'utf8')).children.filter(isElement);
  }

  /** The property paths inside the part of that name: chains of names by nesting. */
  propertyPaths(part: string): Set<string> {
    const found = new Set<string>();
    for (const element of this.all((one) => one.attribs.id?.endsWith(`--${part}`) ?? false))
      collect(element, '', found);
    return found;
  }

  /** What is set as code: names and values; those of an enumeration are the terms of a list. */
  codes(): Set<string> {
    return new Set(this.all(({name}) => name === 'code' || name === 'dt').map(textOf));
  }

  text(): string {
    return this.root.map(textOf).join(' ');
  }

  has(id: string): boolean {
    return this.all((one) => one.attribs.id === id).length > 0;
  }

  all(wanted: (element: Element) => boolean): Element[] {
    const walk = (elements: Element[]): Element[] =>
      elements.flatMap((element) => [
        ...(wanted(element) ? [element] : []),
        ...walk(element.children.filter(isElement)),
      ]);
    return walk(this.root);
  }
}

const isElement = (node: {type: string}): node is Element =>
  ['tag', 'script', 'style', 'root'].includes(node.type);
const hasClass = (element: Element, name: string) =>
  (element.attribs.class ?? '').split(' ').includes(name);

function collect(element: Element, path: string, found: Set<string>): void {
  let here = path;
  if (hasClass(element, 'prop')) {
    here = `${path}/${nameOf(element)}`;
    found.add(here);
  }
  for (const child of element.children.filter(isElement)) collect(child, here, found);
}

function nameOf(property: Element): string {
  const name = property.children.filter(isElement).find((child) => hasClass(child, 'prop__name'));
  return name ? textOf(name) : '';
}

export function textOf(element: Element): string {
  return element.children
    .map((child) => ('data' in child ? String(child.data) : isElement(child) ? textOf(child) : ''))
    .join('');
}
