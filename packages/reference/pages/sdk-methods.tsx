import {goName, type Name, nameOf, type SdkCallShape} from '@docs/contract';
import {SignatureList} from '../components/SignatureList';
import type {OperationModel} from '../page-model';
import type {Reference} from '../reference-context';
import {sdkSignatures, type SdkLanguage} from '../sdk-signatures';
import {frontMatter} from './front-matter';
import {partImports, type Page, sectionsToMdx} from './page';

type Method = {call: SdkCallShape; slug: string; title: string};

/** All methods of an SDK by resource, with links to the operations. */
export function sdkMethodsPage(
  {id, label}: {id: SdkLanguage; label: string},
  operations: OperationModel[],
  reference: Reference,
): Page {
  const file = `sdk-methods-${id}`;
  const sections = sectionsToMdx(
    file,
    byResource(operations).map(([resource, methods]) => ({
      id: resource,
      heading: resourceName[id](nameOf(resource)),
      content: (
        <SignatureList
          signatures={methods.map(({call, slug, title}) => ({
            href: `/api/${slug}`,
            label: title,
            signature: sdkSignatures[id](call),
          }))}
        />
      ),
    })),
    reference,
  );
  const mdx = [
    frontMatter({
      kind: 'reference',
      title: `${label} SDK methods`,
      sidebar_label: `${label} methods`,
      description: `Every method of the ${label} SDK with its parameters and result, by object, with a link to its operation.`,
      slug: `/sdk-methods/${id}`,
    }),
    partImports(file),
    sections.mdx,
    '',
  ].join('\n');
  return {file, mdx, parts: sections.parts};
}

const resourceName: Record<SdkLanguage, (resource: Name) => string> = {
  typescript: ({camel}) => `client.${camel}`,
  python: ({snake}) => `client.${snake}`,
  go: ({camel}) => `client.${goName(camel)}`,
  java: ({camel}) => `client.${camel}()`,
};

function byResource(operations: OperationModel[]): [string, Method[]][] {
  const groups = new Map<string, Method[]>();
  for (const {sdkCall: call, slug, title} of operations) {
    if (!call) continue;
    const resource = call.resource.camel;
    groups.set(resource, [...(groups.get(resource) ?? []), {call, slug, title}]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}
