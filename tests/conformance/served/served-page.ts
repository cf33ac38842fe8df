import type {Element} from 'domhandler';
import {DomUtils, parseDocument} from 'htmlparser2';

type Test = (element: Element) => boolean;

const hasClass = (name: string): Test => {
  return ({attribs}) => (attribs.class ?? '').split(' ').includes(name);
};

export const textOf = (element: Element | Element[] | undefined): string =>
  element ? DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim() : '';

/** A page as the server sends it, before any script runs. */
export class ServedPage {
  private readonly root: Element[];
  readonly main: Element[];
  readonly mainNavigation: Element[];
  readonly footer: Element[];
  /** The text that an author wrote, without navigation. */
  readonly article: Element[];

  constructor(html: string) {
    this.root = parseDocument(html).children as Element[];
    this.main = this.all(({name}) => name === 'main');
    this.mainNavigation = this.all(({attribs}) => attribs['aria-label'] === 'Main');
    this.footer = this.withClass('theme-layout-footer');
    this.article = this.withClass('theme-doc-markdown', this.main);
  }

  all(test: Test, within: Element[] = this.root): Element[] {
    return DomUtils.findAll(test, within);
  }

  withClass(name: string, within?: Element[]): Element[] {
    return this.all(hasClass(name), within);
  }

  get heading(): string {
    return textOf(this.all(({name}) => name === 'h1')[0]);
  }

  get description(): string {
    return (
      this.all(({name, attribs}) => name === 'meta' && attribs.name === 'description')[0]?.attribs
        .content ?? ''
    );
  }

  get words(): string[] {
    return this.article.flatMap((part) => textOf(part).split(' '));
  }

  /** Anchors of all headings of level 2 and 3. */
  get sections(): string[] {
    return this.all(({name}) => name === 'h2' || name === 'h3', this.article).map(
      ({attribs}) => attribs.id ?? 'a heading without an anchor',
    );
  }

  /** Anchors in the desktop table of contents. Empty if there's none. */
  get contents(): string[] {
    return this.withClass('table-of-contents__link', this.withClass('theme-doc-toc-desktop')).map(
      ({attribs}) => (attribs.href ?? '').slice(1),
    );
  }
}
