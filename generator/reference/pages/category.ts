import {html, type Html} from '../html';
import type {MarkdownWriter} from '../markdown';
import type {OperationModel} from '../page-model';
import type {Lifecycle, Schema} from '../../spec-types';
import {allTransitions} from '../sections/lifecycle';
import {frontMatter} from './front-matter';
import {imports, type Page, sectionsToMdx} from './page';

export type Area = {
  slug: string;
  title: string;
  description: string;
  operations: OperationModel[];
  lifecycles: {name: string; schema: Schema; lifecycle: Lifecycle}[];
};

/** One of the ten areas: its operations in one line each, and the lives of its entities. */
export function categoryPage(area: Area, markdown: MarkdownWriter): Page {
  const file = `category-${area.slug}`;
  const titles = new Map(area.operations.map(({slug, title}) => [slug, title]));
  const sections = sectionsToMdx(file, [
    {id: 'operations', heading: 'Operations', html: operationTable(area.operations)},
    ...area.lifecycles.map(({schema, lifecycle}) => ({
      id: kebab(lifecycle.schema),
      heading: `${schema.title ?? lifecycle.entity}`,
      html: lifecycleTable(schema, lifecycle, titles, markdown),
    })),
  ]);
  const mdx = [
    frontMatter({
      kind: 'reference',
      title: `${area.title} API`,
      sidebar_label: area.title,
      description: area.description,
      slug: `/category/${area.slug}`,
    }),
    imports(file),
    sections.mdx,
    '',
  ].join('\n');
  return {file, mdx, parts: sections.parts};
}

function operationTable(operations: OperationModel[]): Html {
  return html`<ul class="operations">
    ${operations.map(
      ({slug, method, path, title, lead}) =>
        html`<li>
          <a href="/api/${slug}">${title}</a>
          <span class="operations__path"
            ><span class="method method--${method.toLowerCase()}">${method}</span>${' '}
            <code>${path}</code></span
          >
          <span class="operations__lead">${lead}</span>
        </li>`,
    )}
  </ul>`;
}

function lifecycleTable(
  schema: Schema,
  lifecycle: Lifecycle,
  titles: Map<string, string>,
  markdown: MarkdownWriter,
): Html {
  const meanings = schema['x-enum-meanings'] ?? {};
  return html`<dl class="enum">
      ${(schema.enum ?? []).map(
        (status) =>
          html`<div id="${lifecycle.schema}.${status}" data-search="entry">
            <dt><code>${status}</code></dt>
            <dd>${markdown.inline(meanings[status] ?? '')}</dd>
          </div>`,
      )}
    </dl>
    ${allTransitions(`Transitions of ${schema.title ?? lifecycle.entity}`, lifecycle.transitions, titles, markdown)}`;
}

const kebab = (name: string) => name.replaceAll(/(?!^)([A-Z])/g, '-$1').toLowerCase();
