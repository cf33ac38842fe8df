import type {ErrorCatalogue} from '../../contract-files';
import {html, type Html} from '../html';
import type {MarkdownWriter} from '../markdown';
import type {OperationModel} from '../page-model';
import {propertyList} from '../sections/properties';
import {pageLink, type SitePages} from '../site-pages';
import {frontMatter} from './front-matter';
import {imports, type Page, sectionsToMdx} from './page';

/** The whole catalogue, by status, each code with its own address. */
export function errorsPage(
  catalogue: ErrorCatalogue,
  operations: OperationModel[],
  markdown: MarkdownWriter,
  reading: SitePages,
): Page {
  const file = 'errors';
  const statuses = [...new Set(Object.values(catalogue).map(({status}) => status))].sort(
    (a, b) => a - b,
  );
  const envelope = operations[0]?.errorBody?.children ?? [];
  const sections = sectionsToMdx(file, [
    {
      id: 'how-to-read',
      heading: 'How to read an error',
      html: html`${markdown.block(
        'Every error has the same JSON body. Decide on `error.code`, which is stable; show or log `error.message`, which may be reworded. Quote `error.requestId` when you write to support.',
      )}${propertyList(envelope, markdown)}`,
    },
    ...statuses.map((status) => ({
      id: `status-${status}`,
      heading: `${status} ${reasons[status] ?? ''}`.trim(),
      html: html`<ul class="errors">
        ${Object.entries(catalogue)
          .filter(([, entry]) => entry.status === status)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([code, entry]) =>
            errorItem(code, entry, usersOf(code, operations), operations.length, markdown, reading),
          )}
      </ul>`,
    })),
  ]);
  const mdx = [
    frontMatter({
      kind: 'reference',
      title: 'Errors',
      description:
        'Look up an error code: what causes it, whether to retry, how to fix it, and which operations return it.',
      slug: '/errors',
    }),
    imports(file),
    sections.mdx,
    '',
  ].join('\n');
  return {file, mdx, parts: sections.parts};
}

const reasons: Record<number, string> = {
  400: 'Bad request',
  401: 'Not authenticated',
  402: 'Payment refused',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  415: 'Wrong media type',
  422: 'Something is missing',
  424: 'Failed at the marketplace or provider',
  429: 'Too many requests',
  500: 'Our fault',
  503: 'Not available now',
};

const usersOf = (code: string, operations: OperationModel[]) =>
  operations
    .filter(({errors}) => errors.some((error) => error.code === code))
    .map(({slug}) => slug);

function errorItem(
  code: string,
  entry: ErrorCatalogue[string],
  users: string[],
  all: number,
  markdown: MarkdownWriter,
  reading: SitePages,
): Html {
  return html`<li class="error" id="${code}" data-search="entry">
    <div class="error__head">
      <a class="error__code" href="#${code}"><code>${code}</code></a>${' '}
      <span class="error__retry">${entry.retryable ? 'Retry' : 'Do not retry'}</span>
    </div>
    <p>${markdown.inline(entry.cause)}</p>
    <p><strong>Fix:</strong> ${markdown.inline(entry.fix)}</p>
    <p><strong>Read:</strong> ${pageLink(entry.read, reading)}</p>
    ${
      users.length === all
        ? html`<div class="error__users">Returned by every operation.</div>`
        : html`<details class="branch">
            <summary>
              Returned by ${users.length} ${users.length === 1 ? 'operation' : 'operations'}
            </summary>
            <ul class="error__users">
              ${users.map((slug) => html`<li><a href="/api/${slug}">${slug}</a></li>`)}
            </ul>
          </details>`
    }
  </li>`;
}
