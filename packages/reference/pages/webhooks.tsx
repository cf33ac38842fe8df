import {objectsOf} from '../../contract/objects';
import {resolveRef} from '../../contract/operations';
import type {Spec} from '../../contract/spec-types';
import type {Area} from '../area';
import {WebhookDelivery} from '../components/WebhookDelivery';
import {WebhookEvent} from '../components/WebhookEvent';
import {WebhookPayload} from '../components/WebhookPayload';
import {WebhookSignature} from '../components/WebhookSignature';
import type {Reference} from '../reference-context';
import {SchemaWalker} from '../schema-tree';
import {webhookEvents} from '../webhooks/events';
import {payloadsOf} from '../webhooks/payloads';
import {requestHeaders} from '../webhooks/request-headers';
import {frontMatter} from './front-matter';
import {partImports, type Page, sectionsToMdx} from './page';

/** The page of all events with their payloads and examples, and how to verify the signature. */
export function webhooksPage(
  spec: Spec,
  areas: Pick<Area, 'slug' | 'title'>[],
  reference: Reference,
): Page {
  const file = 'webhooks';
  const walker = new SchemaWalker(spec, undefined, objectsOf(spec));
  const events = webhookEvents(spec);
  const [first] = events;
  const byArea = areas
    .map((area) => ({...area, events: events.filter((event) => event.area === area.slug)}))
    .filter((area) => area.events.length > 0);
  const sections = sectionsToMdx(
    file,
    [
      {
        id: 'delivery',
        heading: 'Delivery',
        content: (
          <WebhookDelivery
            response={resolveRef(spec, first?.operation.responses['200'] ?? {}).description ?? ''}
            headers={requestHeaders(spec, walker, first?.operation)}
          />
        ),
      },
      {
        id: 'signature',
        heading: 'Verify the signature',
        content: <WebhookSignature {...(spec['x-webhook-signature'] as {steps: string[]})} />,
      },
      ...byArea.map((area) => ({
        id: `events-${area.slug}`,
        heading: `${area.title} events`,
        content: (
          <>
            {payloadsOf(area.events, walker).map((payload) => (
              <WebhookPayload key={payload.name} payload={payload} />
            ))}
            <ul className="events">
              {area.events.map((event) => (
                <WebhookEvent key={event.type} event={event} />
              ))}
            </ul>
          </>
        ),
      })),
    ],
    reference,
  );
  const mdx = [
    frontMatter({
      kind: 'reference',
      title: 'Webhooks',
      description:
        'Receive a signed request when something changes. Lists every event type with its payload and an example.',
      slug: '/webhooks',
    }),
    partImports(file),
    sections.mdx,
    '',
  ].join('\n');
  return {file, mdx, parts: sections.parts};
}
