import {isTag, type Element} from 'domhandler';
import {BuiltPage, textOf} from '../reference/page-facts';
import {site} from '@docs/site/config';
import {origin} from './site';

/** A code block. With a title it's a file, otherwise a command. `tab` is the label of its tab. */
export type Block = {section: string; tab?: string; title?: string; code: string};

/** The code blocks of a built guide, with the local address instead of the public one. */
export function guideBlocks(file: string): Block[] {
  const blocks: Block[] = [];
  let section = '';
  const parts = new BuiltPage(file).all((element) => element.name === 'h2' || isCodeBlock(element));
  for (const part of parts) {
    if (part.name === 'h2') section = part.attribs.id ?? '';
    else blocks.push({section, ...tabOf(part), ...readBlock(part)});
  }
  return blocks;
}

/** The cells of all table rows in a section of a built guide. */
export function guideRows(file: string, section: string): string[][] {
  let current = '';
  const parts = new BuiltPage(file).all(({name}) => name === 'h2' || name === 'tr');
  return parts.flatMap((part) => {
    if (part.name === 'h2') current = part.attribs.id ?? '';
    const cells = elementsOf(part).filter(({name}) => name === 'td');
    return current === section && cells.length > 0 ? [cells.map((cell) => textOf(cell))] : [];
  });
}

const hasClass = ({attribs}: Element, name: string) =>
  (attribs.class ?? '').split(' ').includes(name);

const isCodeBlock = (element: Element) => hasClass(element, 'theme-code-block');

/** The label of the panel that the element is in. A group of tabs has its labels before its panels. */
function tabOf(element: Element): Pick<Block, 'tab'> {
  const {parent} = element;
  if (!parent || !isTag(parent)) return {};
  if (!hasClass(parent, 'tabs-container')) return tabOf(parent);
  const children = (name: string) =>
    parent.children.filter((child) => isTag(child)).filter((child) => child.name === name);
  const label = children('label')[children('div').indexOf(element)];
  return label ? {tab: textOf(label)} : {};
}

function readBlock(block: Element): Pick<Block, 'title' | 'code'> {
  const find = (matches: (element: Element) => boolean) =>
    elementsOf(block).find((element) => matches(element));
  const title = find(({attribs}) => attribs.class === 'sample__title');
  const code = find(({name}) => name === 'code');
  if (!code) throw new Error('A code block without code');
  return {
    ...(title ? {title: textOf(title)} : {}),
    code: `${textOf(code).replaceAll(site.url, origin)}\n`,
  };
}

function elementsOf(element: Element): Element[] {
  const children = element.children.filter((child) => isTag(child));
  return children.flatMap((child) => [child, ...elementsOf(child)]);
}
