import type {Property} from '../schema-tree';
import {Markdown} from './Markdown';
import {PropertyList} from './PropertyList';

interface Props {
  /** How Argosy reacts to the response of your server. */
  response: string;
  headers: Property[];
}

export function WebhookDelivery({response, headers}: Props) {
  return (
    <>
      <Markdown
        text={[
          'An endpoint is an HTTPS address on your server. Add it in the console under **Settings → Webhooks**. Argosy sends each event as a `POST` request with a JSON body. For its properties, see the [Webhook event object](/api/objects/webhook-event).',
          response,
          'An event can arrive twice or out of order. Store the event ID to detect duplicates, and get the entity again before you act.',
        ].join('\n\n')}
      />
      <p className="props__title">Headers of each request</p>
      <PropertyList properties={headers} />
    </>
  );
}
