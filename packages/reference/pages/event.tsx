import {eventAddress, eventSlug} from '@docs/contract';
import type {PageLink} from '@docs/content-model/files';
import {EndpointTable} from '../components/EndpointTable';
import {EventRows} from '../components/EventRows';
import {EventSummary} from '../components/EventSummary';
import {GuideList} from '../components/GuideList';
import {JsonExample} from '../components/JsonExample';
import {PropertyList} from '../components/PropertyList';
import {Transitions} from '../components/Transitions';
import type {OperationModel} from '../page-model';
import type {Reference} from '../reference-context';
import {firstSentence} from '../sentences';
import type {WebhookEventModel} from '../webhooks/events';
import type {Page, Section} from './page';
import {twoColumnPage} from './two-columns';

interface Related {
  operations: OperationModel[];
  guides: PageLink[];
  /** All events with the same object. */
  siblings: WebhookEventModel[];
}

/** The page of an event: its payload and causes on the left, an example on the right. */
export function eventPage(event: WebhookEventModel, related: Related, reference: Reference): Page {
  const {type, lead, example} = event;
  return twoColumnPage(
    {
      file: eventFile(type),
      about: {title: type, description: lead, slug: eventAddress(type).replace('/api', '')},
      head: [{id: 'summary', content: <EventSummary event={event} />}],
      aside: {
        id: 'example',
        label: 'Example',
        content: example && (
          <JsonExample
            title={firstSentence(example.summary ?? type)}
            of={type}
            value={example.value}
          />
        ),
      },
      sections: mainSections(event, related),
    },
    reference,
  );
}

/** The ID of an event's page. */
export const eventFile = (type: string): string => `event-${eventSlug(type)}`;

function mainSections(event: WebhookEventModel, related: Related): Section[] {
  const {type, body, transitions} = event;
  const {operations, guides} = related;
  const others = related.siblings.filter((sibling) => sibling.type !== type);
  const titles = new Map(operations.map(({slug, title}) => [slug, title]));
  return [
    {
      id: 'payload',
      heading: 'Payload',
      content: <PropertyList properties={body.children} isOpen />,
    },
    transitions.length > 0 && {
      id: 'lifecycle',
      heading: 'Status changes',
      content: (
        <Transitions label="Status changes" transitions={transitions} titles={titles} isOneEvent />
      ),
    },
    operations.length > 0 && {
      id: 'operations',
      heading: 'Operations',
      content: <EndpointTable operations={operations} />,
    },
    guides.length > 0 && {
      id: 'guides',
      heading: 'Related guides',
      content: <GuideList guides={guides} />,
    },
    others.length > 0 && {
      id: 'events',
      heading: 'Other events',
      content: <EventRows events={others} />,
    },
  ].filter((section) => section !== false);
}
