import type {ReactNode} from 'react';
import type {Area} from '../area';
import {AreaList} from '../components/AreaList';
import {EventRows} from '../components/EventRows';
import {Markdown} from '../components/Markdown';
import {ObjectLink} from '../components/ObjectLink';
import type {Description} from '../description/model';
import type {Reference} from '../reference-context';
import type {WebhookEventModel} from '../webhooks/events';
import {frontMatter} from './front-matter';
import {type Page, partImports, sectionsToMdx} from './page';

/** The first page of a reference, and lists of its objects and webhooks. */
export function overviewPages(
  {title, spec, objects}: Description,
  areas: Area[],
  events: WebhookEventModel[],
  reference: Reference,
): Page[] {
  const {description} = spec.info as {description?: string};
  const page = (file: string, slug: string, heading: string, content: ReactNode): Page => {
    const {mdx, parts} = sectionsToMdx(file, [{id: 'content', content}], reference);
    const head = frontMatter({
      kind: 'reference',
      title: heading,
      slug,
      hide_table_of_contents: true,
    });
    return {file, parts, mdx: [head, partImports(file), mdx, ''].join('\n')};
  };
  return [
    page(
      'index',
      '/',
      title,
      <>
        {typeof description === 'string' && <Markdown text={description} />}
        <AreaList areas={areas} />
      </>,
    ),
    ...(objects.length > 0
      ? [
          page(
            'objects',
            '/objects',
            'Objects',
            <ul className="rows">
              {objects.map((object) => (
                <li key={object.slug}>
                  <ObjectLink object={object} /> <code>{object.schema}</code>
                </li>
              ))}
            </ul>,
          ),
        ]
      : []),
    ...(events.length > 0
      ? [page('webhooks', '/webhooks', 'Webhooks', <EventRows events={events} />)]
      : []),
  ];
}
