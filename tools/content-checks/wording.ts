import {type ContentPage, type Finding, proseOf} from './page';

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
