import type {Payload} from '../webhooks/payloads';
import {Branch} from './Branch';
import {PropertyList} from './PropertyList';

/** The properties that all events of an entity have. */
export function WebhookPayload({payload: {name, properties}}: {payload: Payload}) {
  return (
    <Branch
      id={name}
      summary={
        <>
          Payload: <code>{name}</code>
        </>
      }
    >
      <PropertyList properties={properties} />
    </Branch>
  );
}
