import type {Description} from '../description/model';
import {EventGroupRows} from '../components/EventGroupRows';
import {ListFilter} from '../components/ListFilter';
import {WebhookDelivery} from '../components/WebhookDelivery';
import {WebhookSignature} from '../components/WebhookSignature';
import type {Reference} from '../reference-context';
import {SchemaWalker} from '../schema-tree';
import type {EventArea} from '../webhooks/event-groups';
import {requestHeaders} from '../webhooks/request-headers';
import {frontMatter} from './front-matter';
import {partImports, type Page, sectionsToMdx} from './page';

/** How webhooks arrive, how to verify their signature, and a list of all events. */
export function webhooksPage(
  {spec, schemas}: Description,
  areas: EventArea[],
  reference: Reference,
): Page {
  const file = 'webhooks';
  const walker = new SchemaWalker(schemas, schemas.objects);
  const first = areas[0]?.groups[0]?.events[0]?.operation;
  const sections = sectionsToMdx(
    file,
    [
      {
        id: 'delivery',
        heading: 'Delivery',
        content: (
          <WebhookDelivery
            response={first?.responses['200']?.description ?? ''}
            headers={requestHeaders(walker, first)}
          />
        ),
      },
      {
        id: 'signature',
        heading: 'Verify the signature',
        content: <WebhookSignature {...(spec['x-webhook-signature'] as {steps: string[]})} />,
      },
      {
        id: 'events',
        heading: 'Events',
        content: <ListFilter label="Filter events" noun="events" />,
      },
      ...areas.map(({slug, title, groups}) => ({
        id: `events-${slug}`,
        heading: title,
        level: 3 as const,
        content: groups.map((group) => <EventGroupRows key={group.payload} group={group} />),
      })),
    ],
    reference,
  );
  const mdx = [
    frontMatter({
      kind: 'reference',
      title: 'Webhooks',
      description:
        'Receive a signed request when something changes. Lists every event type with a link to its payload and an example.',
      slug: '/webhooks',
    }),
    partImports(file),
    sections.mdx,
    '',
  ].join('\n');
  return {file, mdx, parts: sections.parts};
}
