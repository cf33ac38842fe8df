import type {Area} from './areas';
import type {Step} from './run-steps';

export type Layer = 'gate' | 'nightly' | 'release';

interface CiStep extends Step {
  /** The step runs its whole suite only if this area changed. */
  area?: Area;
  /** False if the area's suite has no fast core, and is left out if the area is unchanged. */
  hasCore?: boolean;
  /** Processor seconds of the area's whole suite. */
  wholeBudget?: number;
  /** What it runs in a release, which tests a directory that exists. */
  releaseCommand?: string;
  /** The first layer that has the step. Without it, the gate has it. */
  layer?: Exclude<Layer, 'gate'>;
}

const npm = (script: string): string => `npm run --silent ${script}`;

const check = (name: string, budget: number): CiStep => ({
  name: `check:${name}`,
  command: npm(`check:${name}`),
  needs: ['generate'],
  budget,
});

/** A broken build, or code that doesn't compile or fails its unit tests, isn't worth a browser. */
const site = ['strict build', 'unit tests', 'check:types'];

/** Long steps first, so that the last ones to run are short. */
const allSteps: CiStep[] = [
  {name: 'generate', command: npm('generate'), budget: 13},
  {
    name: 'strict build',
    command: `${npm('check:site')} -- --out-dir build`,
    releaseCommand: 'cat build/version.json',
    needs: ['generate'],
    cores: 2,
    budget: 100,
  },
  {
    name: 'unit tests',
    command: `${npm('test')} -- --reporter=default --reporter=json --outputFile=test-results/unit.json`,
    needs: ['generate'],
    area: 'sandbox',
    budget: 65,
  },
  check('types', 35),
  // One core, so that it doesn't wait for all short steps, and a broken start is known early.
  {name: 'fixture sites', command: npm('build:fixtures'), needs: site, budget: 46},
  {
    name: 'conformance without a browser',
    command: 'npx vitest run --config tests/conformance/vitest.config.mts',
    needs: ['fixture sites'],
    budget: 18,
  },
  {
    name: 'pages start',
    command: 'npx playwright test --project start --max-failures 1',
    needs: ['fixture sites'],
    budget: 20,
  },
  {
    name: 'browser tests',
    command: 'npx playwright test --project pages --no-deps',
    needs: ['pages start'],
    cores: 2,
    budget: 150,
  },
  {
    name: 'SDKs and samples',
    command: npm('test:samples'),
    needs: site,
    area: 'samples',
    budget: 30,
    wholeBudget: 155,
  },
  {
    name: 'serving tests in the browser',
    command: 'npx playwright test --config tests/serving/playwright.config.ts',
    needs: ['pages start'],
    cores: 2,
    area: 'serving',
    budget: 15,
    wholeBudget: 25,
  },
  {name: 'search lists', command: npm('test:search'), needs: site, budget: 8},
  {name: 'search growth', command: npm('search:growth'), needs: site, layer: 'nightly'},
  {
    name: 'public descriptions',
    command: `${npm('check:descriptions')} -- --sample 50`,
    layer: 'nightly',
  },
  {
    name: 'serving tests',
    command: 'npx vitest run --config tests/serving/vitest.config.mts',
    needs: site,
    area: 'serving',
    budget: 12,
    wholeBudget: 60,
  },
  {
    name: 'planted build failures',
    command: npm('test:build'),
    needs: site,
    cores: 2,
    area: 'builds',
    hasCore: false,
    budget: 30,
  },
  check('lint', 91),
  check('format', 44),
  check('spelling', 23),
  check('spec', 15),
  check('content', 25),
  check('prose', 3),
  check('imports', 9),
  check('styles', 2),
  check('dead-code', 11),
  check('supply-chain', 4),
  {
    name: 'SDK guides install and run',
    command: npm('test:sdk-install'),
    // Both generate the SDKs into the same folder.
    needs: [...site, 'SDKs and samples'],
    cores: 2,
    layer: 'nightly',
    budget: 350,
  },
  {name: 'Markdown pages and catalogs', command: npm('test:agents'), needs: site, budget: 40},
  {name: 'smoke tests', command: npm('test:smoke'), needs: ['pages start'], budget: 14},
  {name: 'contract', command: npm('test:contract'), needs: ['generate'], budget: 12},
  {
    name: 'sandbox',
    command: npm('test:sandbox'),
    needs: ['generate'],
    area: 'sandbox',
    budget: 8,
    wholeBudget: 95,
  },
  {name: 'search quality', command: npm('search:quality'), needs: site, budget: 28},
  {name: 'page budgets', command: npm('test:budgets'), needs: site, budget: 23},
  {
    name: 'docs MCP server',
    command: npm('test:mcp'),
    needs: site,
    area: 'docs MCP server',
    budget: 9,
    wholeBudget: 80,
  },
  {name: 'reference', command: npm('test:reference'), needs: site, budget: 17},
];

const rank: Record<Layer, number> = {gate: 0, nightly: 1, release: 2};

/** The steps of a layer. `only` chooses those whose name contains one of its texts. */
export function stepsOf(layer: Layer, areas: Set<Area>, only: string[] = ['']): Step[] {
  const isWhole = ({area}: CiStep) => layer !== 'gate' || area === undefined || areas.has(area);
  const chosen = allSteps.filter(
    (step) =>
      rank[step.layer ?? 'gate'] <= rank[layer] &&
      (isWhole(step) || step.hasCore !== false) &&
      only.some((text) => step.name.includes(text)),
  );
  const names = new Set(chosen.map(({name}) => name));
  return chosen.map((step) => ({
    ...step,
    command: (layer === 'release' && step.releaseCommand) || step.command,
    budget: layer === 'gate' ? (isWhole(step) && step.wholeBudget) || step.budget : undefined,
    needs: step.needs?.filter((name) => names.has(name)),
    env: {DOCS_SCOPE: scopeOf(layer, step.area !== undefined && isWhole(step))},
  }));
}

const scopeOf = (layer: Layer, isWholeArea: boolean): string =>
  layer === 'gate' ? (isWholeArea ? 'whole' : 'core') : 'nightly';
