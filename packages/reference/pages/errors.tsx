import type {ErrorCatalog} from '../../contract/contract-files';
import {CatalogError} from '../components/CatalogError';
import {Markdown} from '../components/Markdown';
import {PropertyList} from '../components/PropertyList';
import type {OperationModel} from '../page-model';
import type {Reference} from '../reference-context';
import {frontMatter} from './front-matter';
import {partImports, type Page, sectionsToMdx} from './page';

/** The whole catalog by status. Each code has its own anchor. */
export function errorsPage(
  catalog: ErrorCatalog,
  operations: OperationModel[],
  reference: Reference,
): Page {
  const file = 'errors';
  const statuses = [...new Set(Object.values(catalog).map(({status}) => status))].sort(
    (a, b) => a - b,
  );
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
      ...statuses.map((status) => ({
        id: `status-${status}`,
        heading: `${status} ${reasons[status] ?? ''}`.trim(),
        content: (
          <ul className="errors">
            {Object.entries(catalog)
              .filter(([, error]) => error.status === status)
              .sort(([a], [b]) => a.localeCompare(b))
              .map(([code, error]) => (
                <CatalogError
                  key={code}
                  code={code}
                  error={error}
                  operations={operationsWith(code, operations)}
                />
              ))}
          </ul>
        ),
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
  'Every error has the same JSON body, except those of [create-access-token](/api/create-access-token), which follow OAuth 2.0. Use `error.code` in your code, because it never changes. Show or log `error.message`, which can be reworded at any time. If you contact support, include `error.requestId`.';

const reasons: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  402: 'Payment required',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  412: 'Precondition failed',
  413: 'Content too large',
  415: 'Unsupported media type',
  424: 'Failed dependency',
  429: 'Too many requests',
  500: 'Internal server error',
  503: 'Service unavailable',
};

const operationsWith = (code: string, operations: OperationModel[]): string[] =>
  operations
    .filter(({errors}) => errors.some((error) => error.code === code))
    .map(({slug}) => slug);
