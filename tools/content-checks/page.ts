import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export type ContentPage = {file: string; description: string; body: string};
export type Finding = {file: string; message: string};

/** Every handwritten page, without its front matter. */
export function readPages(folder = 'content'): ContentPage[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => toPage(path.join(folder, name), readFileSync(path.join(folder, name), 'utf8')));
}

export function toPage(file: string, text: string): ContentPage {
  const [, front = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const description =
    /^description: (?:"(.*)"|'(.*)'|(.*))$/m.exec(front)?.slice(1).find(Boolean) ?? '';
  return {file, description, body};
}

/** The prose of a page, without code and imports. Components are replaced with their text. */
export function proseOf({body}: ContentPage): string {
  return body
    .replaceAll(/^\s*(`{3,})[\s\S]*?^\s*\1\s*$/gm, '')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/\{\/\*.*?\*\/\}/g, '')
    .replaceAll(/<Fact [^>]*\/>/g, 'FACT')
    .replaceAll(/<\w+ [^>]*?(?:name|is|type|code|slug)="([^"]*)"[^>]*\/>/g, '$1')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`[^`\n]*`/g, 'CODE');
}

/** No two pages have the same description. */
export function sameDescriptions(pages: ContentPage[]): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, description}) => {
    const known = description ? first.get(description) : undefined;
    if (description && !known) first.set(description, file);
    return known ? [{file, message: `has the description of ${known}`}] : [];
  });
}

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

// cspell:ignore blicence bcolours

/** Words to avoid, and what to write instead. */
const wordings: [RegExp, string][] = [
  [/\bsimply\b/i, 'leave it out'],
  [/\bplease\b/i, 'say what to do'],
  [/\bin this (?:guide|page|article|section)\b/i, 'leave it out'],
  [/\bin order to\b/i, 'to'],
  [
    /\b(?:seamless(?:ly)?|effortless(?:ly)?|powerful|robust|leverage[sd]?|utili[sz]e[sd]?)\b/i,
    'a plain word',
  ],
  [/\bit is (?:important|worth) (?:to note|noting)\b/i, 'leave it out'],
  [/\bas (?:mentioned|noted) (?:above|before|earlier)\b/i, 'a link'],
  [/\bHubspot\b/, 'HubSpot'],
  [/\bGithub\b/, 'GitHub'],
  [/\bSalesForce\b/, 'Salesforce'],
  [/\bQuickbooks\b/, 'QuickBooks'],
  [/\bGCP Marketplace\b/, 'Google Cloud Marketplace'],
  [/\bAWS marketplace\b/, 'AWS Marketplace'],
  [/\bSnowflake marketplace\b/, 'Snowflake Marketplace'],
  [/\bAzure marketplace\b/, 'Azure Marketplace'],
  [/\bGoogle cloud\b/, 'Google Cloud'],
  [/\bAlibaba cloud\b/, 'Alibaba Cloud'],
  [/\bweb hooks?\b/i, 'webhook'],
  [/\blicence[sd]?\b/i, 'license'],
  [/\bfulfil(?:s|ment)?\b/i, 'fulfill, fulfillment'],
  [/\bcolours?\b/i, 'color'],
  // Consistent terms.
  [
    /(?<!calls (?:a|the reseller a) |registered as a )\bchannel partner(?! private offer)/i,
    'reseller',
  ],
  [/\b(?:the|a|divided) commit\b/i, 'contract commitment, or cloud commitment'],
  [/\bcommit (?:draw-?down|used|left)\b/i, 'the commitment that is meant'],
  [/\bin the story\b/i, 'who the example is about'], // cspell:disable-line
  [/\bby the clock\b|\band the clock\b/i, 'the date or schedule'],
];

/** Reports filler and inconsistent names. */
export function badWordings(pages: ContentPage[]): Finding[] {
  return pages.flatMap((page) =>
    wordings.flatMap(([pattern, better]) => {
      const found = pattern.exec(proseOf(page))?.[0];
      return found ? [{file: page.file, message: `says "${found}"; write: ${better}`}] : [];
    }),
  );
}
