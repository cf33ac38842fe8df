import type {WebhookEventModel} from '../webhooks/events';
import {AddedIn} from './AddedIn';
import {EventLink} from './EventLink';

interface Props {
  events: (Pick<WebhookEventModel, 'type' | 'lead' | 'addedIn'> & {slug?: string})[];
  /** Whether a link to the page can lead to the row of an event. */
  hasAnchors?: boolean;
}

/** Events with when they're sent, one per row. Search finds their pages, so it doesn't need the rows. */
export function EventRows({events, hasAnchors = false}: Props) {
  return (
    <ul className="rows" data-search="ignore">
      {events.map(({type, slug, lead, addedIn}) => (
        <li key={type} id={hasAnchors ? type : undefined}>
          <EventLink type={type} slug={slug} />{' '}
          <span>
            {lead}
            <AddedIn version={addedIn} />
          </span>
        </li>
      ))}
    </ul>
  );
}
