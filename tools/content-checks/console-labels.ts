import {
  type ConsoleLabel,
  isEndOf,
  labelOf,
  type LabelPath,
  pathOf,
  pathsTo,
} from '@docs/content-model';
import {parseForm} from '@docs/figures';
import type {ContractIndex} from '@docs/site/mdx';
import type {ContentPage, Finding} from './page';

/** A label of a console that no page uses, in bold or in a drawn form, is stale. */
export function unusedLabels(labels: ConsoleLabel[], pages: ContentPage[]): Finding[] {
  const written = pages.flatMap((page) => [...boldPaths(page), ...formPaths(page)]);
  return labels
    .filter(({isDerived, path}) => !isDerived && !written.some((steps) => isEndOf(steps, path)))
    .map(({file, path}) => ({file, message: `no page uses "${labelOf(path)}"`}));
}

/** A label stands for fields and values that the API contract has. */
export function unknownApiNames(labels: ConsoleLabel[], contract: ContractIndex): Finding[] {
  return labels.flatMap(({file, path, api}) =>
    api
      .filter((name) => !isInContract(name, contract))
      .map((name) => ({file, message: `"${labelOf(path)}": ${name} isn't in the API contract`})),
  );
}

/** The paths in bold on a page, and those that they go through. A run-in heading can end with a mark. */
const boldPaths = ({body}: ContentPage): LabelPath[] =>
  [...body.matchAll(/\*\*([^*]+?)[.:]?\*\*/g)].flatMap(([, text = '']) => pathsTo(pathOf(text)));

/** The paths of the labels in drawn forms. */
const formPaths = ({body}: ContentPage): LabelPath[] =>
  [...body.matchAll(/^```form\n([\s\S]*?)^```$/gm)].flatMap(([, source = '']) =>
    parseForm(source).labels.map(pathOf),
  );

function isInContract(name: string, contract: ContractIndex): boolean {
  const [schema = '', ...rest] = name.split('.');
  const fieldOrValue = rest.join('.');
  return (
    contract.meaning(schema, fieldOrValue) !== undefined || contract.hasField(schema, fieldOrValue)
  );
}

/** The page that explains the states. The contract doesn't have them, so the console's labels decide. */
const explanation = 'content/guides/get-started/resources.mdx';

/** States of a connection that the page doesn't explain, or explains with another code. */
export function unexplainedStates(
  labels: readonly ConsoleLabel[],
  pages: ContentPage[],
): Finding[] {
  const body = pages.find(({file}) => file === explanation)?.body ?? '';
  return labels.flatMap(({path, code}) =>
    code === undefined || body.includes(`- **${path.at(-1)}** (\`${code}\`): `)
      ? []
      : [
          {
            file: explanation,
            message: `explain the connection state: - **${path.at(-1)}** (\`${code}\`): …`,
          },
        ],
  );
}
