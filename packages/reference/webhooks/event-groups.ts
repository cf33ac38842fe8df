import type {Area} from '../area';
import type {WebhookEventModel} from './events';

export type EventGroup = {payload: string; events: WebhookEventModel[]};

export type EventArea = Pick<Area, 'slug' | 'title'> & {groups: EventGroup[]};

/** The events of each area, grouped by the object that they contain. */
export const eventAreas = (
  areas: Pick<Area, 'slug' | 'title'>[],
  events: WebhookEventModel[],
): EventArea[] =>
  areas
    .map(({slug, title}) => ({
      slug,
      title,
      groups: groupsOf(events.filter(({area}) => area === slug)),
    }))
    .filter(({groups}) => groups.length > 0);

const groupsOf = (events: WebhookEventModel[]): EventGroup[] =>
  [...new Set(events.map(({payload}) => payload))].map((payload) => ({
    payload,
    events: events.filter((event) => event.payload === payload),
  }));
