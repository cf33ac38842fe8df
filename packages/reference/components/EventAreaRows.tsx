import type {EventArea} from '../webhooks/event-groups';
import {EventLink} from './EventLink';

/** Links to all events, one row per area. Search finds the pages of the events instead. */
export function EventAreaRows({areas}: {areas: EventArea[]}) {
  return (
    <ul className="rows" data-search="ignore">
      {areas.map(({slug, title, groups}) => (
        <li key={slug}>
          <a href={`/api/webhooks#events-${slug}`}>{title}</a>{' '}
          <span>
            {groups
              .flatMap(({events}) => events)
              .map(({type}, index) => (
                <span key={type}>
                  {index > 0 && ', '}
                  <EventLink type={type} />
                </span>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
