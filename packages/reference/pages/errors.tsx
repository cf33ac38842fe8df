import {ErrorRows} from '../components/ErrorRows';
import {ListFilter} from '../components/ListFilter';
import {Markdown} from '../components/Markdown';
import {PropertyList} from '../components/PropertyList';
import type {ErrorGroup} from '../error-groups';
import type {OperationModel} from '../page-model';
import type {Reference} from '../reference-context';
import {frontMatter} from './front-matter';
import {partImports, type Page, sectionsToMdx} from './page';

/** How to read an error, and a list of all codes by status. Each code has its own anchor. */
export function errorsPage(
  groups: ErrorGroup[],
  operations: OperationModel[],
  reference: Reference,
): Page {
  const file = 'errors';
  const envelope = operations.find((it) => it.needsToken)?.errorBodies[0]?.tree.children ?? [];
  const sections = sectionsToMdx(
    file,
    [
      {
        id: 'how-to-read',
        heading: 'How to read an error',
        content: (
          <>
            <Markdown text={introduction} />
            <PropertyList properties={envelope} />
          </>
        ),
      },
      {
        id: 'codes',
        heading: 'Error codes',
        content: <ListFilter label="Filter error codes" noun="error codes" />,
      },
      ...groups.map(({status, title, errors}) => ({
        id: `status-${status}`,
        heading: title,
        level: 3 as const,
        content: <ErrorRows errors={errors} />,
      })),
    ],
    reference,
  );
  const mdx = [
    frontMatter({
      kind: 'reference',
      title: 'Errors',
      description:
        'Look up an error code: what causes it, whether to retry, how to fix it, and which operations return it.',
      slug: '/errors',
    }),
    partImports(file),
    sections.mdx,
    '',
  ].join('\n');
  return {file, mdx, parts: sections.parts};
}

const introduction =
  'Every error has the same JSON body, except those of [create-access-token](/api/create-access-token), which follow OAuth 2.0. Use `error.code` in your code, because it never changes. Show or log `error.message`, which can be reworded at any time. If you contact support, include `error.requestId`. For an example, see the [Error object](/api/objects/error).';
