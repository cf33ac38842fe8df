import {html, type Html} from '../html';
import type {MarkdownWriter} from '../markdown';
import type {OperationModel} from '../page-model';
import {pageLink, type SitePages} from '../site-pages';

/**
 * Each error that the operation can answer with: why it happens and what to do. Those of its own
 * also say where to read on; those that every operation shares say it in the catalogue.
 */
export function errorTable(
  {slug, errors}: Pick<OperationModel, 'slug' | 'errors'>,
  markdown: MarkdownWriter,
  reading: SitePages,
): Html {
  const fix = (error: (typeof errors)[number]) =>
    error.scope === 'operation' && error.read !== `/api/${slug}`
      ? html`${markdown.inline(error.fix)} <strong>Read:</strong> ${pageLink(error.read, reading)}`
      : markdown.inline(error.fix);
  return html`<ul class="errors">
    ${errors.map(
      (error) =>
        html`<li class="error" id="error.${error.code}">
          <div class="error__head">
            <span class="status status--${String(error.status)[0]}">${error.status}</span>${' '}
            <a class="error__code" href="/api/errors#${error.code}"><code>${error.code}</code></a>${' '}
            <span class="error__retry">${error.retryable ? 'Retry' : 'Do not retry'}</span>
          </div>
          <p>${markdown.inline(error.cause)} <strong>Fix:</strong> ${fix(error)}</p>
        </li>`,
    )}
  </ul>`;
}
