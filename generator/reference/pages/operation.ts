import {html} from '../html';
import type {MarkdownWriter} from '../markdown';
import type {OperationModel} from '../page-model';
import {endpoint} from '../sections/endpoint';
import {errorTable} from '../sections/errors';
import {facts} from '../sections/facts';
import {transitions} from '../sections/lifecycle';
import {parameters} from '../sections/parameters';
import {treeView} from '../sections/properties';
import {failures, responseHeaders, successes} from '../sections/responses';
import {requestSamples, responseExamples} from '../sections/samples';
import type {SitePages} from '../site-pages';
import {frontMatter} from './front-matter';
import {imports, type Page, sectionsToMdx} from './page';

export type GuideLink = {title: string; route: string};

/** One operation, whole: what it does on the left, what to send and what comes back on the right. */
export function operationPage(
  model: OperationModel,
  markdown: MarkdownWriter,
  guides: GuideLink[],
  reading: SitePages,
): Page {
  const {slug, body} = model;
  const main = sectionsToMdx(slug, [
    {
      id: 'summary',
      html: html`${endpoint(model)}${markdown.block(model.description)}${facts(model)}`,
    },
    ...(model.parameters.length > 0
      ? [{id: 'parameters', heading: 'Parameters', html: parameters(model, markdown)}]
      : []),
    ...(body
      ? [
          {
            id: 'body',
            heading: 'Body',
            html: html`<p class="props__title">
                <code>${body.contentType}</code>
                ${body.required && html` <span class="prop__flag">required</span>`}
              </p>
              ${treeView(body.tree, markdown)}`,
          },
        ]
      : []),
    {
      id: 'response',
      heading: 'Response',
      html: html`${successes(model, markdown)}${responseHeaders(model, markdown)}`,
    },
    {
      id: 'errors',
      heading: 'Errors',
      html: html`${failures(model, markdown)}${errorTable(model, markdown, reading)}`,
    },
    ...(model.transitions.length > 0
      ? [{id: 'lifecycle', heading: 'Status changes', html: transitions(model, markdown)}]
      : []),
    ...(guides.length > 0
      ? [{id: 'guides', heading: 'Guides that use it', html: guideList(guides)}]
      : []),
  ]);
  const aside = sectionsToMdx(slug, [
    {id: 'samples', html: html`${requestSamples(model)}${responseExamples(model)}`},
  ]);
  const mdx = [
    frontMatter({
      kind: 'reference',
      title: model.title,
      description: model.lead,
      slug: `/${slug}`,
      hide_table_of_contents: true,
    }),
    imports(slug),
    '<div className="operation">',
    '<div className="operation__main">',
    '',
    main.mdx,
    '',
    '</div>',
    '<aside className="operation__aside" aria-label="Samples" data-search="ignore">',
    '',
    aside.mdx,
    '',
    '</aside>',
    '</div>',
    '',
  ].join('\n');
  return {file: slug, mdx, parts: {...main.parts, ...aside.parts}};
}

function guideList(guides: GuideLink[]) {
  return html`<ul>
    ${guides.map(({title, route}) => html`<li><a href="${encodeURI(route)}">${title}</a></li>`)}
  </ul>`;
}
