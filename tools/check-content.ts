/**
 * Purpose: checks handwritten pages: everything that `npm run check:page` finds, such as links to pages
 *   and anchors that don't exist, and pages in no sidebar. Also unique descriptions, no filler, consistent names,
 *   marketplace numbers only from facts, every operation and event in a guide,
 *   only code from sample programs on SDK pages, console labels that pages use, connection states
 *   that are explained, next steps at the end, and answers about Argosy in the capability matrix
 *   that agree with the contract. It doesn't look at the day: `npm run facts:due` lists old facts.
 * Exemptions: docs/content-exceptions.yaml (sentences, with a reason) and
 *   docs/operations-without-guide.yaml (operations, with a reason). A stale entry is a finding.
 * Usage: npm run check:content
 * Exit code: 1 on any finding.
 */
import './lib/readable-errors';
import {readFileSync} from 'node:fs';
import YAML from 'yaml';
import {loadCapabilities, loadConsoles} from '@docs/content-model/files';
import {
  listOperationFiles,
  loadSpec,
  readContractFile,
  readEventTypes,
  readInventory,
} from '@docs/contract';
import {ContractIndex} from '@docs/site/mdx';
import {contradictedAnswers} from './content-checks/capability-answers';
import {unexplainedStates, unknownApiNames, unusedLabels} from './content-checks/console-labels';
import {
  badWordings,
  pagesWithoutNextSteps,
  proseOf,
  readPages,
  sameDescriptions,
} from './content-checks/page';
import {unusedEvents, unusedOperations} from './content-checks/operations-used';
import {looseCode, looseNumbers} from './content-checks/sdk-code';
import {readFacts} from './lib/due-facts';
import {problemsOfPages} from './page-check';

const readYaml = <T>(file: string) => YAML.parse(readFileSync(file, 'utf8')) as T;

async function main(): Promise<void> {
  const pages = readPages();
  const guides = pages.filter(({file}) => file.startsWith('content/guides'));
  const exceptions =
    readYaml<{sentence: string; reason: string}[]>('docs/content-exceptions.yaml') ?? [];
  const reasons = readYaml<Record<string, string>>('docs/operations-without-guide.yaml') ?? {};
  const {labels} = loadConsoles({
    consoles: 'content/data/consoles',
    settings: 'content/data/settings',
  });
  const prose = guides.map(proseOf).join('\n');
  const capabilityFile = 'content/data/capabilities.yaml';
  const capabilities = loadCapabilities(capabilityFile);
  const facts = readFacts('content/data');
  const operationMarketplaces = Object.fromEntries(
    listOperationFiles().map(({domain, slug}) => [
      slug,
      readContractFile<{'x-marketplaces'?: string[]}>(`${domain}/operations/${slug}.yaml`)[
        'x-marketplaces'
      ],
    ]),
  );

  const findings = [
    ...sameDescriptions(pages),
    ...badWordings(pages),
    ...looseCode(pages),
    ...looseNumbers(
      guides,
      exceptions.map(({sentence}) => sentence),
    ),
    ...unusedOperations(
      readInventory().map(({slug}) => slug),
      guides,
      reasons,
    ),
    ...unusedEvents(readEventTypes(), guides),
    ...pagesWithoutNextSteps(pages),
    ...unusedLabels(labels, pages),
    ...unexplainedStates(labels, pages),
    ...unknownApiNames(labels, new ContractIndex(await loadSpec())),
    ...contradictedAnswers(capabilityFile, capabilities, operationMarketplaces),
    ...exceptions
      .filter(({sentence}) => !prose.includes(sentence))
      .map(({sentence}) => ({
        file: 'docs/content-exceptions.yaml',
        message: `stale: "${sentence}"`,
      })),
  ];
  const problems = [
    ...(await problemsOfPages(pages.map(({file}) => file))).flat(),
    ...findings.map(({file, message}) => `${file}: ${message}`),
  ];
  for (const problem of problems) console.log(problem);
  console.log(`${pages.length} pages, ${facts.length} facts, ${problems.length} findings.`);
  process.exit(problems.length > 0 ? 1 : 0);
}

void main();
