import type {EventGroup} from '../webhooks/event-groups';
import {EventRows} from './EventRows';
import {ObjectLink} from './ObjectLink';

/** The events that contain the same object. The anchor is the name of their payload's schema. */
export function EventGroupRows({group: {payload, events}}: {group: EventGroup}) {
  const object = events[0]?.object;
  return (
    <>
      <p className="rows__title" id={payload}>
        Object: {object ? <ObjectLink object={object} /> : payload}
      </p>
      <EventRows events={events} hasAnchors />
    </>
  );
}
