import {describe, expect, it} from 'vitest';
import type {Spec} from '@docs/contract';
import {ContractIndex} from '@docs/site/mdx';
import {unexplainedStates, unknownApiNames, unusedLabels} from './console-labels';
import {badWordings, pagesWithoutNextSteps, sameDescriptions, toPage} from './page';
import {unusedEvents, unusedOperations} from './operations-used';
import {looseCode, looseNumbers} from './sdk-code';

const page = (file: string, body: string, description = `What ${file} does`) =>
  toPage(file, `---\ntitle: X\ndescription: ${description}\n---\n${body}`);

describe('sameDescriptions', () => {
  it('accepts different descriptions and reports a repeated one', () => {
    expect(sameDescriptions([page('a', ''), page('b', '')])).toEqual([]);
    expect(sameDescriptions([page('a', '', 'Same'), page('b', '', 'Same')])).toHaveLength(1);
  });
});

describe('badWordings', () => {
  it('accepts plain prose and code, and reports filler and misspelled names', () => {
    expect(badWordings([page('a', 'Open the offer. `simply`\n\n```bash\nplease\n```')])).toEqual(
      [],
    );
    expect(badWordings([page('a', 'Simply open Hubspot.')])).toHaveLength(2);
  });

  it.each([
    ['A channel partner sells it.', 'A reseller, which AWS calls a channel partner, sells it.'],
    ['Usage above the commit is charged.', 'Usage above the contract commitment is charged.'],
    ['In the story, it is 3.', 'For Cobalt Freight, it is 3.'], // cspell:disable-line
    ['It is issued by the clock.', 'Set the clock of the server.'],
  ])('reports a second name for the same thing: %s', (second, name) => {
    expect(badWordings([page('a', second)])).toHaveLength(1);
    expect(badWordings([page('a', name)])).toEqual([]);
  });
});

describe('looseNumbers', () => {
  it('accepts facts, examples, and exceptions, and reports a number without a source', () => {
    expect(
      looseNumbers([
        page('a', 'AWS takes <Fact of="aws" id="x" /> at once. Cobalt pays 120,000.00 USD.'),
      ]),
    ).toEqual([]);
    expect(looseNumbers([page('a', 'AWS accepts 25 records.')], ['AWS accepts 25'])).toEqual([]);
    expect(looseNumbers([page('a', 'AWS accepts 25 records.')])).toHaveLength(1);
  });
});

describe('unusedOperations', () => {
  const pages = [page('a', '<Op slug="create-offer" />')];
  it('accepts operations that are used or listed', () => {
    expect(
      unusedOperations(['create-offer', 'get-offer'], pages, {'get-offer': 'Read by others.'}),
    ).toEqual([]);
  });
  it('reports operations that are neither, and stale entries', () => {
    expect(unusedOperations(['create-offer', 'get-offer'], pages, {})).toHaveLength(1);
    expect(
      unusedOperations(['create-offer'], pages, {'create-offer': 'x', gone: 'y'}),
    ).toHaveLength(2);
  });
});

describe('unusedEvents', () => {
  const pages = [page('a', 'Wait for <Event type="offer.accepted" />, not for `offer.used`.')];
  it('accepts events that a guide names, and reports the others', () => {
    expect(unusedEvents(['offer.accepted'], pages)).toEqual([]);
    expect(unusedEvents(['offer.accepted', 'offer.used'], pages)).toEqual([
      {
        file: 'openapi/events/offer.used.yaml',
        message: 'no guide names it with <Event type="offer.used" />',
      },
    ]);
  });
});

describe('looseCode', () => {
  const sdk = 'content/sdks/x.mdx';
  it('accepts programs, diagrams, and pages outside the SDK area', () => {
    expect(
      looseCode([
        page(sdk, '```go file=samples/go/a.go\n\n```\n\n```mermaid\nflowchart\nA --> B\n```'),
        page('content/guides/x.mdx', '```bash\nls\n```'),
      ]),
    ).toEqual([]);
  });
  it("reports code that isn't from a program", () => {
    expect(looseCode([page(sdk, '```bash\nnpm install it\n```')])).toEqual([
      {file: sdk, message: 'code that comes from no program: npm install it'},
    ]);
  });
});

const label = (path: string[], api: string[] = []) => ({
  file: 'argosy.yaml',
  path,
  api,
  isDerived: false,
});

describe('unusedLabels', () => {
  const labels = [label(['Offers']), label(['Offers', 'New offer']), label(['Support'])];
  it('reports a label that no page has in bold', () => {
    expect(unusedLabels(labels, [page('a', 'Open **Offers → New offer** in Support.')])).toEqual([
      {file: 'argosy.yaml', message: 'no page uses "Support"'},
    ]);
  });

  it('counts the labels of a drawn form', () => {
    const form = [
      '```form',
      'title: A form',
      'alt: A sentence that says what it shows.',
      'screen: Offers → New offer',
      'parts: [{field: Note}, {buttons: [Create]}]',
      '```',
    ].join('\n');
    const note = label(['Offers', 'New offer', 'Note']);
    expect(unusedLabels([note], [page('a', form)])).toEqual([]);
    expect(unusedLabels([note], [page('a', 'A form.')])).toHaveLength(1);
  });
});

describe('unknownApiNames', () => {
  const contract = new ContractIndex({
    paths: {},
    components: {
      schemas: {Offer: {properties: {name: {}}}, OfferStatus: {enum: ['DRAFT']}},
    },
  } as unknown as Spec);
  it("reports a field or value that the contract doesn't have", () => {
    expect(
      unknownApiNames([label(['Name'], ['Offer.name', 'OfferStatus.DRAFT'])], contract),
    ).toEqual([]);
    expect(unknownApiNames([label(['Name'], ['Offer.title'])], contract)).toEqual([
      {file: 'argosy.yaml', message: '"Name": Offer.title isn\'t in the API contract'},
    ]);
  });
});

describe('pagesWithoutNextSteps', () => {
  const guide = (body: string) => page('content/guides/billing/offer.mdx', body);
  const links = '- [Create an offer](/offer)';

  it('accepts a page that ends with links, and reports any other', () => {
    expect(pagesWithoutNextSteps([guide(`## A\n\n## Next steps\n\n${links}`)])).toEqual([]);
    expect(pagesWithoutNextSteps([guide('## A\n\nText.')])).toHaveLength(1);
    expect(pagesWithoutNextSteps([guide(`## Next steps\n\n${links}\n\n## A`)])).toHaveLength(1);
    expect(pagesWithoutNextSteps([guide('## Next steps\n\nNone.')])).toHaveLength(1);
  });

  it('accepts related nodes at the end of a node only', () => {
    const related = `## Related nodes\n\n${links}`;
    expect(pagesWithoutNextSteps([page('content/guides/workflow/if.mdx', related)])).toEqual([]);
    expect(pagesWithoutNextSteps([guide(related)])).toHaveLength(1);
  });

  it('skips partials and the reference', () => {
    expect(pagesWithoutNextSteps([page('content/_partials/_x.mdx', 'Text.')])).toEqual([]);
  });
});

describe('unexplainedStates', () => {
  const state = {
    file: 'argosy.yaml',
    path: ['Integrations', 'Verified'],
    api: [],
    code: 'VERIFIED',
    isDerived: false,
  };
  const resources = (body: string) => page('content/guides/get-started/resources.mdx', body);

  it('accepts a state that is explained with its code, and reports any other', () => {
    expect(
      unexplainedStates([state], [resources('- **Verified** (`VERIFIED`): It works.')]),
    ).toEqual([]);
    expect(
      unexplainedStates([state], [resources('- **Verified** (`OK`): It works.')]),
    ).toHaveLength(1);
  });

  it('skips labels without a code', () => {
    expect(unexplainedStates([{...state, code: undefined}], [resources('')])).toEqual([]);
  });
});
