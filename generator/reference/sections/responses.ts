import {html, type Html} from '../html';
import type {MarkdownWriter} from '../markdown';
import type {HeaderModel, OperationModel, ResponseModel} from '../page-model';
import {propertyList, propertyText, treeView} from './properties';

/** What comes back when it works: one block per status. */
export function successes({responses}: OperationModel, markdown: MarkdownWriter): Html {
  return html`${responses.filter(({isError}) => !isError).map((response) => success(response, markdown))}`;
}

function success({status, description, body}: ResponseModel, markdown: MarkdownWriter): Html {
  return html`<section class="response" id="response.${status}">
    <div class="response__head">
      <span class="status status--2">${status}</span> ${markdown.inline(description)}
    </div>
    ${body ? treeView(body, markdown) : html`<p class="response__empty">The answer has no body.</p>`}
  </section>`;
}

/** What comes back when it does not: the statuses, and the one envelope they share. */
export function failures({responses, errorBody}: OperationModel, markdown: MarkdownWriter): Html {
  const failed = responses.filter(({isError}) => isError);
  return html`<ul class="failures">
      ${failed.map(({status, description}) => html`<li><span class="status status--${status[0]}">${status}</span> ${markdown.inline(description)}</li>`)}
    </ul>
    ${
      errorBody &&
      html`<details class="branch">
        <summary>Body of every error</summary>
        ${propertyList(errorBody.children, markdown)}
      </details>`
    }`;
}

export function responseHeaders(
  {headers, responses}: OperationModel,
  markdown: MarkdownWriter,
): Html {
  return html`<details class="branch">
    <summary>${headers.length} response headers</summary>
    <ul class="props">
      ${headers.map(
        (header) =>
          html`<li class="prop" id="header.${header.name}">
            <a class="prop__name" href="#header.${header.name}">${header.name}</a>${' '}
            <span class="prop__type">${header.type}</span>${' '}
            <span class="prop__type">${onWhich(header, responses)}</span>
            ${propertyText(header.description, markdown)}
            ${
              header.example !== undefined &&
              html`<div class="prop__notes">example <code>${String(header.example)}</code></div>`
            }
          </li>`,
      )}
    </ul>
  </details>`;
}

function onWhich(header: HeaderModel, responses: ResponseModel[]): string {
  return header.statuses.length === responses.length
    ? 'with every answer'
    : `with ${header.statuses.join(', ')}`;
}
