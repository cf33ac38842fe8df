import {html, type Html} from '../html';

/** A table in a box of its own that scrolls and takes focus, so that it never widens the page. */
export function table(label: string, head: string[], rows: Html[][], className?: string): Html {
  return html`<div class="table-scroll" role="group" aria-label="${label}" tabindex="0"><table${className && html` class="${className}"`}>
    <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}
