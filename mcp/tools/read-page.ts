import * as z from 'zod';
import {Missing, Refusal} from '../refusal';
import {pageAddress} from '../site/page-address';
import {onePart} from '../text/parts';
import {headingsOf, sectionOf} from '../text/sections';
import {didYouMean} from '../text/similar-names';
import {defineTool, name, part} from './tool';

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Gives a page of the documentation as Markdown, whole or one section of it. Takes the path ' +
    'that search gives, with its anchor or without.',
  input: z.strictObject({
    path: name('Path such as "/billing/price-model", or the address of the page.'),
    section: name('Heading or anchor of the one section to read.').optional(),
    part,
  }),
  async answer({path, section, part: wanted}, library, signal) {
    const address = pageAddress(path, library.site);
    const markdown = await library.site.read(address.file, signal).catch(async (error: unknown) => {
      if (!(error instanceof Missing)) throw error;
      const {pages} = await library.search.get();
      throw new Refusal(`There is no page ${address.path}.${didYouMean(address.path, pages)}`);
    });
    return {text: onePart(chosen(markdown, section, address.anchor), wanted)};
  },
});

/** An anchor in the path is where to look; a section that is asked for by name must be there. */
function chosen(markdown: string, section: string | undefined, anchor: string): string {
  if (section === undefined) return (anchor && sectionOf(markdown, anchor)) || markdown;
  const found = sectionOf(markdown, section.split('›').at(-1) ?? '');
  if (found !== null) return found;
  const all = headingsOf(markdown).map((heading) => `- ${heading}`);
  throw new Refusal(`The page has no section "${section}". It has:\n${all.join('\n')}`);
}
