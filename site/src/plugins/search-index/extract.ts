import {type AnyNode, type Document, Element, isTag, isText} from 'domhandler';
import {DomUtils, parseDocument} from 'htmlparser2';
import {areaLabels, areaOfTag, type Hierarchy, kindOf, type SearchRecord} from '@docs/search';
import {mainPart} from '../published-pages';

export interface Page {
  html: string;
  /** Absolute address, without an anchor. */
  url: string;
  /** From the page's front matter, if it's a docs page. */
  kind?: string | undefined;
  questions?: string[] | undefined;
}

/** Controls, images, and navigation, which aren't part of the page's text. */
const skippedTags = new Set([
  'script',
  'style',
  'svg',
  'button',
  'nav',
  'noscript',
  'template',
  'select',
  'footer',
]);
const skippedClasses = new Set([
  'hash-link',
  'breadcrumbs',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'pagination-nav',
  // Badges beside an entry's name.
  'error__retry',
  'version',
]);
const blockTags = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'div',
  'pre',
  'dt',
  'dd',
  'br',
  'section',
  'table',
  'ul',
  'ol',
  'summary',
  'label',
  'span',
]);

interface OpenSection {
  level: number;
  heading: string;
  anchor: string | null;
  text: string[];
}

/** Extracts the records of a rendered page. Pages with `noindex` have none. */
export function extractRecords({html, url, kind, questions = []}: Page): SearchRecord[] {
  const meta = readMeta(html);
  if (/\bnoindex\b/.test(meta.get('robots') ?? '')) return [];

  const root = findRoot(parseDocument(mainPart(html)));
  if (!root) return [];
  const sections = collectSections(root);
  const [page] = sections;
  if (!page?.heading) return [];

  const tag = meta.get('docsearch:docusaurus_tag') ?? 'default';
  const area = areaOfTag(tag);
  const [method = null] = collectMarked(root, 'method');
  const [path = null] = collectMarked(root, 'path');
  const shared = {
    url_without_anchor: url,
    description: meta.get('description') ?? '',
    area,
    kind: method ? 'operation' : kindOf(new URL(url).pathname, kind),
    language: meta.get('docsearch:language') ?? 'en',
    docusaurus_tag: tag,
    version: meta.get('docsearch:version') ?? 'current',
    method,
    path,
  };
  const trail: OpenSection[] = [];
  return sections.map((section, position) => {
    while (trail.length > 0 && (trail.at(-1)?.level ?? 0) >= section.level) trail.pop();
    trail.push(section);
    const suffix = section.anchor ? `#${section.anchor}` : '';
    return {
      objectID: `${url}${suffix || (position > 0 ? `#_${position}` : '')}`,
      url: url + suffix,
      anchor: section.anchor,
      hierarchy: hierarchy(areaLabels[area], page.heading, trail),
      level: section.level,
      position,
      content: lines(
        position === 0
          ? withDescription(section.text.join(''), meta.get('description'))
          : section.text.join(''),
      ),
      identifiers: position === 0 ? [...new Set(collectMarked(root, 'name').filter(isName))] : [],
      keywords: position === 0 ? keywordsOf(meta.get('keywords')) : [],
      questions: position === 0 ? questions : [],
      ...shared,
    };
  });
}

/** Normalizes white space and drops empty lines. */
function lines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[\u200B\s]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Adds the description unless the page already shows it. */
function withDescription(text: string, description = ''): string {
  return text.replaceAll(/\s+/g, ' ').includes(description) ? text : `${description}\n${text}`;
}

function keywordsOf(list = ''): string[] {
  return list
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
}

function hierarchy(lvl0: string, lvl1: string, trail: readonly OpenSection[]): Hierarchy {
  const deeper = trail.slice(1).map(({heading}, index) => [`lvl${index + 2}`, heading]);
  return {lvl0, lvl1, ...Object.fromEntries(deeper)} as Hierarchy;
}

function readMeta(html: string): Map<string, string> {
  const head = parseDocument(html.slice(0, html.indexOf('</head>')));
  const metas = DomUtils.getElementsByTagName('meta', head);
  return new Map(metas.map(({attribs}) => [attribs.name ?? '', attribs.content ?? '']));
}

function findRoot(document: Document): Element | null {
  const byClass = (name: string) =>
    DomUtils.findOne((element) => hasClass(element, name), document.children);
  const byTag = (name: string) =>
    DomUtils.findOne((element) => element.name === name, document.children);
  // A category's page keeps its title outside the article that lists its pages.
  return byClass('theme-doc-markdown') ?? byTag('article') ?? byTag('main');
}

function collectSections(root: Element): OpenSection[] {
  let current: OpenSection = {level: 1, heading: '', anchor: null, text: []};
  const sections = [current];
  const open = (section: OpenSection) => {
    current = section;
    sections.push(section);
  };
  const visitAll = (node: Element): void => {
    node.children.forEach(visit);
    if (blockTags.has(node.name) && !isInlineSpan(node)) current.text.push('\n');
  };
  const visit = (node: AnyNode): void => {
    if (isText(node)) {
      current.text.push(node.data.replaceAll('\n', ' '));
      return;
    }
    if (!isTag(node) || isSkipped(node)) return;
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    const isEntry = node.attribs['data-search'] === 'entry';
    const id = isEntry ? entryId(node) : node.attribs.id;
    if (level === '1' && !sections[0]?.heading) {
      current.heading = textOf(node);
    } else if (level && id) {
      open({
        level: Math.max(2, Number(level)),
        heading: textOf(node),
        anchor: id,
        text: [],
      });
    } else if (id && isEntry) {
      const outer = current;
      open({level: outer.level + 1, heading: entryTitle(node), anchor: id, text: []});
      visitAll(node);
      current = outer;
    } else {
      visitAll(node);
    }
  };
  root.children.forEach(visit);
  return sections;
}

/** The anchor is on the entry or on its term. */
function entryId(entry: Element): string | undefined {
  const holder = DomUtils.findOne((element) => Boolean(element.attribs.id), [entry]);
  return holder?.attribs.id;
}

/** An entry's title is its term in a list of definitions, or else its first code element. */
function entryTitle(entry: Element): string {
  const first = (tag: string) =>
    DomUtils.findOne((element) => element.name === tag, entry.children);
  const title = first('dt') ?? first('code');
  return title ? textOf(title) : '';
}

/** Spans are inline, except for code lines, which end with a line break. */
function isInlineSpan(node: Element): boolean {
  return node.name === 'span' && !hasClass(node, 'token-line');
}

/** Returns the texts that the page marks with `data-search`. */
function collectMarked(root: Element, mark: 'name' | 'method' | 'path'): string[] {
  return DomUtils.findAll((element) => element.attribs['data-search'] === mark, root.children).map(
    textOf,
  );
}

/** `{key}` stands for any key of a map, so it isn't a name. */
const isName = (text: string): boolean => !/^\{.*\}$/.test(text);

function isSkipped(node: Element): boolean {
  return (
    skippedTags.has(node.name) ||
    node.attribs['data-search'] === 'ignore' ||
    node.attribs['aria-hidden'] === 'true' ||
    classesOf(node).some((name) => skippedClasses.has(name))
  );
}

const classesOf = (node: Element): string[] => (node.attribs.class ?? '').split(/\s+/);

const hasClass = (node: Element, name: string): boolean => classesOf(node).includes(name);

function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  if (isSkipped(node) && !/^h[1-6]$/.test(node.name)) return '';
  // Zero-width characters come from the theme's heading links.
  return node.children
    .map(textOf)
    .join('')
    .replaceAll(/\u200B/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
