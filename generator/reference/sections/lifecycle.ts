import {html, type Html} from '../html';
import type {MarkdownWriter} from '../markdown';
import type {OperationModel} from '../page-model';

/** The transitions that this operation makes, and the events that tell of them. */
export function transitions(
  {transitions: byEntity}: OperationModel,
  markdown: MarkdownWriter,
): Html {
  const steps = byEntity.flatMap(({steps: own}) => own);
  return html`<div class="table-scroll" role="group" aria-label="Status changes" tabindex="0"><table class="transitions">
    <thead>
      <tr>
        <th scope="col">From</th>
        <th scope="col">To</th>
        <th scope="col">When</th>
        <th scope="col">Event</th>
      </tr>
    </thead>
    <tbody>
      ${steps.map(
        (step) =>
          html`<tr>
            <td>
              ${step.from.length === 0 ? 'new' : step.from.map((status) => html`<code>${status}</code> `)}
            </td>
            <td><code>${step.to}</code></td>
            <td>${markdown.inline(step.cause)}</td>
            <td>
              ${step.event ? html`<a href="/api/webhooks#${step.event}"><code>${step.event}</code></a>` : 'none'}
            </td>
          </tr>`,
      )}
    </tbody>
  </table></div>`;
}
