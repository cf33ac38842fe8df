import type {ContentPage, Finding} from './page';

/** The home page is all links. */
const exempt = new Set(['content/guides/index.mdx']);

const isNode = ({file}: ContentPage) => file.startsWith('content/guides/workflow/');

/** A page ends with links to what readers do next. A workflow node can end with its related nodes. */
export function pagesWithoutNextSteps(pages: ContentPage[]): Finding[] {
  return pages
    .filter((page) => isReadAsPage(page) && !endsWithNextSteps(page))
    .map(({file}) => ({file, message: 'end the page with "## Next steps" and at least one link'}));
}

const isReadAsPage = ({file}: ContentPage) =>
  /^content\/(?:guides|sdks)\//.test(file) && !exempt.has(file);

function endsWithNextSteps(page: ContentPage): boolean {
  const [heading = '', ...lines] = page.body.split(/^## /m).at(-1)?.split('\n') ?? [];
  const isExpected = heading === 'Next steps' || (isNode(page) && heading === 'Related nodes');
  return isExpected && lines.some((line) => /\]\(|<Card |<Op /.test(line));
}
