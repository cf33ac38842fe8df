import {type CatalogEntry, errorEnvelope} from '@docs/contract';
import {CatalogError} from '../components/CatalogError';
import {JsonExample} from '../components/JsonExample';
import {ListFilter} from '../components/ListFilter';
import {Markdown} from '../components/Markdown';
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
    <ul className="errors" data-filter-rows="">
      {errors.map(({code, ...error}) => (
        <CatalogError
          key={code}
          code={code}
          error={error}
          operations={operationsWith(code, operations)}
          body={hasOwnBody(error) ? errorEnvelope(code, error, site) : undefined}
        />
      ))}
    </ul>
  );
  const plain = errors.find((error) => !hasOwnBody(error));
  const sections = sectionsToMdx(
    file,
    [
      {id: 'body', content: plain && <SharedBody error={plain} site={site} />},
      ...(errors.length >= filterFrom ? [{id: 'filter', content: filter}] : []),
      {id: 'errors', content},
    ],
    reference,
  );
  const mdx = [
    frontMatter({
      kind: 'reference',
      title,
      description: `Error codes with the status ${status}: what causes each, whether to retry, how to fix it, and which operations return it.`,
      slug: `/errors/${status}`,
    }),
    partImports(file),
    contents(errors),
    sections.mdx,
    '',
  ].join('\n');
  return {file, mdx, parts: sections.parts};
}

/** Fewer errors fit on two screens. */
const filterFrom = 8;

const filter = <ListFilter label="Filter error codes" noun="error codes" />;

/** The codes aren't headings, but the contents list has them. */
const contents = (errors: ErrorGroup['errors']): string =>
  `export const toc = ${JSON.stringify(errors.map(({code}) => ({value: code, id: code, level: 2})))};\n`;

/** Whether an error's body has more than a code and a message, or another format. */
const hasOwnBody = ({details, marketplace, format}: CatalogEntry): boolean =>
  details !== undefined || marketplace !== undefined || format !== undefined;

/** The body of most errors on the page, which differ only in their code and message. */
function SharedBody({error, site}: {error: ErrorGroup['errors'][number]; site: string}) {
  const {code, ...entry} = error;
  return (
    <>
      <Markdown text={introduction} />
      <JsonExample title={code} of={code} value={errorEnvelope(code, entry, site)} />
    </>
  );
}

const introduction =
  'The body is an [Error object](/api/objects/error). Errors with more than a code and a message have their own example.';

/** The ID of a status's page. */
export const errorGroupFile = (status: number): string => `errors-${status}`;

const operationsWith = (code: string, operations: OperationModel[]): string[] =>
  operations
    .filter(({errors}) => errors.some((error) => error.code === code))
    .map(({slug}) => slug);
