import {readFileSync} from 'node:fs';
import type {Element} from 'domhandler';
import {parseDocument} from 'htmlparser2';

/** The content of a built page without JavaScript. */
export class BuiltPage {
  private readonly root: Element[];

  constructor(file: string) {
    this.root = parseDocument(readFileSync(file, 'utf8')).children.filter(isElement);
  }

  /** The paths of nested properties in a part of the page, and on the pages of linked objects. */
  propertyPaths(part: string): Set<string> {
    const found = new Set<string>();
    for (const element of this.part(part)) collect(element, '', found, []);
    return found;
  }

  /** The elements of a rendered part. */
  part(name: string): Element[] {
    return this.all(({attribs}) => attribs.id?.endsWith(`--${name}`) ?? false);
  }

  /** Everything formatted as code, here and on the pages of linked objects. */
  codes(): Set<string> {
    const pages = new Set<BuiltPage>([this]);
    for (const page of pages) for (const href of page.objectLinks()) pages.add(sharedPage(href));
    return new Set([...pages].flatMap((page) => page.ownCodes()));
  }

  private readonly ownCodes = once(() =>
    this.all(
      (element) =>
        element.name === 'code' || element.name === 'dt' || hasClass(element, 'prop__name'),
    ).map(textOf),
  );

  private readonly objectLinks = once(() =>
    this.all((element) => hasClass(element, 'object-link')).map(({attribs}) => attribs.href ?? ''),
  );

  /** The addresses of all links. */
  links(): Set<string> {
    return new Set(this.all(({name}) => name === 'a').map(({attribs}) => attribs.href ?? ''));
  }

  text(): string {
    return this.root.map(textOf).join(' ');
  }

  has(id: string): boolean {
    return this.all(({attribs}) => attribs.id === id).length > 0;
  }

  all(matches: (element: Element) => boolean): Element[] {
    const walk = (elements: Element[]): Element[] =>
      elements.flatMap((element) => [
        ...(matches(element) ? [element] : []),
        ...walk(element.children.filter(isElement)),
      ]);
    return walk(this.root);
  }
}

/** Every element inside another. */
export const elementsIn = (element: Element): Element[] =>
  element.children.filter(isElement).flatMap((child) => [child, ...elementsIn(child)]);

function once<Value>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= compute());
}

const isElement = (node: {type: string}): node is Element =>
  ['tag', 'script', 'style', 'root'].includes(node.type);
const hasClass = (element: Element, name: string) =>
  (element.attribs.class ?? '').split(' ').includes(name);

const sharedPages = new Map<string, BuiltPage>();

/** The built page of an object or a status, which many tests read, so it's read once. */
export function sharedPage(address: string): BuiltPage {
  const page = sharedPages.get(address) ?? new BuiltPage(`build${address}.html`);
  sharedPages.set(address, page);
  return page;
}

/** A link to an object stands for the properties on that object's page. */
function collect(element: Element, path: string, found: Set<string>, open: string[]): void {
  let currentPath = path;
  if (hasClass(element, 'prop')) {
    currentPath = `${path}/${nameOf(element)}`;
    found.add(currentPath);
  }
  const {href = ''} = element.attribs;
  if (hasClass(element, 'object-link') && !open.includes(href)) {
    for (const part of sharedPage(href).part('attributes'))
      collect(part, currentPath, found, [...open, href]);
  }
  for (const child of element.children.filter(isElement)) collect(child, currentPath, found, open);
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
