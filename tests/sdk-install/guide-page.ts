import {isTag, type Element} from 'domhandler';
import {BuiltPage, textOf} from '../reference/page-facts';
import {site} from '../../config/site';
import {origin} from '../serving/site';

/** A code block. With a title it's a file, otherwise a command. */
export type Block = {section: string; title?: string; code: string};

/** The code blocks of a built guide, with the local address instead of the public one. */
export function guideBlocks(file: string): Block[] {
  const blocks: Block[] = [];
  let section = '';
  const parts = new BuiltPage(file).all((element) => element.name === 'h2' || isCodeBlock(element));
  for (const part of parts) {
    if (part.name === 'h2') section = part.attribs.id ?? '';
    else blocks.push({section, ...readBlock(part)});
  }
  return blocks;
}

const isCodeBlock = ({attribs}: Element) =>
  (attribs.class ?? '').split(' ').includes('theme-code-block');

function readBlock(block: Element): Omit<Block, 'section'> {
  const find = (matches: (element: Element) => boolean) =>
    elementsOf(block).find((element) => matches(element));
  const title = find(({attribs}) => attribs.class === 'theme-code-block__title');
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
