import * as z from 'zod';
import {NotFoundError, UserError} from '../user-error';
import {pageAddress} from '../site/site';
import {headingsOf, onePart, sectionOf} from '../text/sections';
import {didYouMean} from '../text/find-operation';
import {defineTool, name, part} from './tool';

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a documentation page, or one of its sections, as Markdown. Accepts the path from a ' +
    'search result, with or without its anchor.',
  input: z.strictObject({
    path: name('Path such as "/billing/price-model", or the page\'s URL.'),
    section: name('Heading or anchor of the section to read.').optional(),
    part,
  }),
  async run({path, section, part: wanted}, docs) {
    const address = pageAddress(path, docs.site);
    const markdown = await docs.page(address.file).catch(async (error: unknown) => {
      if (!(error instanceof NotFoundError)) throw error;
      const {pages} = await docs.search();
      throw new UserError(`There's no page ${address.path}.${didYouMean(address.path, pages)}`);
    });
    return {text: onePart(selectSection(markdown, section, address.anchor), wanted)};
  },
});

/** An unknown anchor in the path is ignored, but a section requested by name must exist. */
function selectSection(markdown: string, section: string | undefined, anchor: string): string {
  if (section === undefined) return (anchor && sectionOf(markdown, anchor)) || markdown;
  const found = sectionOf(markdown, section.split('›').at(-1) ?? '');
  if (found !== null) return found;
  const all = headingsOf(markdown).map((heading) => `- ${heading}`);
  throw new UserError(`The page has no section "${section}". Its sections are:\n${all.join('\n')}`);
}
