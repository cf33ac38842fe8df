import {html, type Html} from '../html';
import type {MarkdownWriter} from '../markdown';
import type {OperationModel} from '../page-model';
import {propertyList} from './properties';

const titles = {path: 'In the path', query: 'In the query string', header: 'In headers'};

export function parameters(model: OperationModel, markdown: MarkdownWriter): Html {
  return html`${model.parameters.map(
    (group) =>
      html`<p class="props__title">${titles[group.in]}</p>
        ${propertyList(group.properties, markdown)}`,
  )}`;
}
