import {html, type Html} from '../html';
import type {MarkdownWriter} from '../markdown';
import type {OperationModel} from '../page-model';

/** Each error that the operation can answer with: why it happens and what to do. */
export function errorTable(
  {errors}: Pick<OperationModel, 'errors'>,
  markdown: MarkdownWriter,
): Html {
  return html`<ul class="errors">
    ${errors.map(
      (error) =>
        html`<li class="error" id="error.${error.code}">
          <div class="error__head">
            <span class="status status--${String(error.status)[0]}">${error.status}</span>
            <a class="error__code" href="/api/errors#${error.code}"><code>${error.code}</code></a>
            <span class="error__retry">${error.retryable ? 'Retry' : 'Do not retry'}</span>
          </div>
          <p>${markdown.inline(error.cause)} <strong>Fix:</strong> ${markdown.inline(error.fix)}</p>
        </li>`,
    )}
  </ul>`;
}
