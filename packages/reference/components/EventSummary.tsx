import {useContext} from 'react';
import {ReferenceContext} from '../reference-context';
import type {WebhookEventModel} from '../webhooks/events';
import {AddedIn} from './AddedIn';
import {Markdown} from './Markdown';
import {ObjectLink} from './ObjectLink';

type Props = {event: Pick<WebhookEventModel, 'description' | 'object' | 'addedIn'>};

/** What to do about an event, which object it contains, and where to read how it arrives. */
export function EventSummary({event: {description, object, addedIn}}: Props) {
  const {delivery} = useContext(ReferenceContext);
  return (
    <>
      <Markdown text={description} />
      {(object ?? delivery ?? addedIn) && (
        <p>
          {object && (
            <>
              Contains the <ObjectLink object={object} /> as it was when the event happened.{' '}
            </>
          )}
          {delivery && (
            <>
              For delivery and signatures, see <a href={delivery}>Webhooks</a>.
            </>
          )}
          <AddedIn version={addedIn} />
        </p>
      )}
    </>
  );
}
