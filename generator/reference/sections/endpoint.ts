import {html, type Html} from '../html';
import type {OperationModel} from '../page-model';

/** Method and path, to be read and copied. */
export function endpoint({method, path, server}: OperationModel): Html {
  const steps = path.split(/(\{[^}]+\})/).filter(Boolean);
  return html`<div class="endpoint">
    <span class="method method--${method.toLowerCase()}" data-search="method">${method}</span>
    <code class="endpoint__path" data-search="path"
      >${steps.map((step) =>
        step.startsWith('{')
          ? html`<var>${step}</var>`
          : html`${step.split('/').map((word, at) => html`${at > 0 && html`/<wbr />`}${word}`)}`,
      )}</code
    >
    <button type="button" class="copy" data-copy="${server}${path}" aria-label="Copy the address">
      Copy
    </button>
  </div>`;
}
