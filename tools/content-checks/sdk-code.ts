import {type ContentPage, type Finding, proseOf} from './page';

const fence = /^(?<mark>`{3,})(?<language>\w*)(?<meta>.*)\n[\s\S]*?^\k<mark>$/gm;

/** SDK pages show only programs from samples/, which `npm run test:sdk-install` runs. */
export function looseCode(pages: ContentPage[]): Finding[] {
  return pages
    .filter(({file}) => file.startsWith('content/sdks'))
    .flatMap(({file, body}) =>
      [...body.matchAll(fence)]
        .filter(({groups}) => groups?.language !== 'mermaid')
        .filter(({groups}) => !groups?.meta?.includes(' file=samples/'))
        .map(({0: block}) => ({
          file,
          message: `code that comes from no program: ${block.split('\n')[1]}`,
        })),
    );
}

const name = /\b(?:AWS|Azure|Microsoft|Partner Center|Google|Snowflake|Alibaba|Stripe|Adyen)\b/;
const verb =
  /\b(?:allows?|accepts?|takes?|charges?|pays?|keeps?|refuses?|limits?|needs?|requires?|waits?|publishes|holds?|lasts?|expires?)\b/;
const measure =
  /\b\d[\d,.]*\s*(?:%|percent|seconds?|minutes?|hours?|business days?|working days?|days?|weeks?|months?|years?|records?|characters?|accounts?|dimensions?|plans?|calls?|MB|KB|kB)(?![\w-])/;

/**
 * Numbers in statements about a marketplace must come from the facts. Worked examples have amounts
 * and dates, not marketplace limits, so they pass.
 */
export function looseNumbers(pages: ContentPage[], excepted: string[] = []): Finding[] {
  return pages.flatMap((page) =>
    sentencesOf(page)
      .filter((sentence) => name.test(sentence) && verb.test(sentence) && measure.test(sentence))
      .filter((sentence) => !excepted.some((phrase) => sentence.includes(phrase)))
      .map((sentence) => ({
        file: page.file,
        message: `number without a source: "${sentence.slice(0, 140)}"`,
      })),
  );
}

function sentencesOf(page: ContentPage): string[] {
  return proseOf(page)
    .split(/\n|(?<=[.;:])\s+|\|/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
