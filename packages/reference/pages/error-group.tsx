import {errorEnvelope} from '../../contract/error-examples';
import {CatalogError} from '../components/CatalogError';
import type {ErrorGroup} from '../error-groups';
import type {OperationModel} from '../page-model';
import type {Reference} from '../reference-context';
import {frontMatter} from './front-matter';
import {partImports, type Page, sectionsToMdx} from './page';

/** The page of a status: each of its errors with cause, fix, operations, and an example. */
export function errorGroupPage(
  {status, title, errors}: ErrorGroup,
  operations: OperationModel[],
  /** The address of the documentation, which is part of each body. */
  site: string,
  reference: Reference,
): Page {
  const file = errorGroupFile(status);
  const content = (
    <ul className="errors">
      {errors.map(({code, ...error}) => (
        <CatalogError
          key={code}
          code={code}
          error={error}
          operations={operationsWith(code, operations)}
          body={errorEnvelope(code, error, site)}
        />
      ))}
    </ul>
  );
  const sections = sectionsToMdx(file, [{id: 'errors', content}], reference);
  const mdx = [
    frontMatter({
      kind: 'reference',
      title,
      description: `Error codes with the status ${status}: what causes each, whether to retry, how to fix it, and which operations return it.`,
      slug: `/errors/${status}`,
    }),
    partImports(file),
    sections.mdx,
    '',
  ].join('\n');
  return {file, mdx, parts: sections.parts};
}

/** The ID of a status's page. */
export const errorGroupFile = (status: number): string => `errors-${status}`;

const operationsWith = (code: string, operations: OperationModel[]): string[] =>
  operations
    .filter(({errors}) => errors.some((error) => error.code === code))
    .map(({slug}) => slug);
