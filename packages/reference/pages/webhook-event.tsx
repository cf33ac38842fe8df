import type {PageLink} from '@docs/content-model/files';
import {messageOf, objectsOf, type Spec} from '@docs/contract';
import {EndpointTable} from '../components/EndpointTable';
import {EventAreaRows} from '../components/EventAreaRows';
import {GuideList} from '../components/GuideList';
import {JsonExample} from '../components/JsonExample';
import {Markdown} from '../components/Markdown';
import {PropertyList} from '../components/PropertyList';
import type {OperationModel} from '../page-model';
import type {Reference} from '../reference-context';
import {SchemaWalker} from '../schema-tree';
import {afterFirstSentence, firstSentence} from '../sentences';
import type {EventArea} from '../webhooks/event-groups';
import {requestHeaders} from '../webhooks/request-headers';
import type {Page} from './page';
import {twoColumnPage} from './two-columns';

interface Related {
  areas: EventArea[];
  /** The operations that list past events. */
  operations: OperationModel[];
  guides: PageLink[];
}

/** The page of the body that all events have. */
export function webhookEventPage(spec: Spec, related: Related, reference: Reference): Page {
  const {slug, title, schema, example} = messageOf(spec, 'webhook-event');
  const {areas, operations, guides} = related;
  const walker = new SchemaWalker(spec, undefined, objectsOf(spec));
  const event = areas
    .flatMap(({groups}) => groups)
    .flatMap(({events}) => events)
    .find(({type}) => type === example);
  return twoColumnPage(
    {
      file: `object-${slug}`,
      about: {
        title: `${title} object`,
        description: firstSentence(schema.description ?? ''),
        slug: `/objects/${slug}`,
      },
      head: [
        {
          id: 'description',
          content: <Markdown text={afterFirstSentence(schema.description ?? '')} />,
        },
      ],
      aside: {
        id: 'example',
        label: 'Example',
        content: <JsonExample title={example} of={example} value={event?.example?.value} />,
      },
      sections: [
        {
          id: 'attributes',
          heading: 'Attributes',
          content: <PropertyList properties={walker.body(schema, slug).children} isOpen />,
        },
        {
          id: 'delivery',
          heading: 'Delivery',
          content: (
            <>
              <Markdown text={delivery} />
              <PropertyList properties={requestHeaders(spec, walker, event?.operation)} />
            </>
          ),
        },
        {id: 'events', heading: 'Events', content: <EventAreaRows areas={areas} />},
        {
          id: 'operations',
          heading: 'Operations',
          content: (
            <>
              <Markdown text={pastEvents} />
              <EndpointTable operations={operations} />
            </>
          ),
        },
        {id: 'guides', heading: 'Related guides', content: <GuideList guides={guides} />},
      ],
    },
    reference,
  );
}

const delivery =
  'Argosy sends each event as a `POST` request with these headers. For timeouts and retries, see [Delivery](/api/webhooks#delivery). To check that a request comes from Argosy, [verify its signature](/api/webhooks#signature).';

const pastEvents =
  'You set up a [webhook endpoint](/api/objects/webhook-endpoint) in the console. If you missed events, list them as [notification events](/api/objects/notification-event), which have the same IDs.';
