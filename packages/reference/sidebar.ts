import type {ApiObject} from '@docs/contract';
import type {Area, OperationSummary} from './area';
import type {ErrorGroup} from './error-groups';
import {errorGroupFile} from './pages/error-group';
import {eventFile} from './pages/event';
import type {EventArea} from './webhooks/event-groups';
import type {WebhookEventModel} from './webhooks/events';

export type SidebarItem =
  | {type: 'doc'; id: string; label?: string; className?: string}
  | {type: 'html'; value: string; className: string}
  | {type: 'category'; label: string; link?: {type: 'doc'; id: string}; items: SidebarItem[]};

/** Each area with its objects, then its operations in groups, each with a badge of its HTTP method. */
export function areaSidebar(areas: Area[]): SidebarItem[] {
  return areas.map((area) => ({
    type: 'category',
    label: area.title,
    link: {type: 'doc', id: `category-${area.slug}`},
    items: [
      ...area.objects.map(({slug, title}) => ({
        type: 'doc' as const,
        id: `object-${slug}`,
        label: `${title} object`,
      })),
      ...area.groups.flatMap(({title, operations}) => [
        ...(title ? [{type: 'html' as const, value: title, className: 'sidebar-group'}] : []),
        ...operations.map((operation) => operationItem(operation, operations, area)),
      ]),
    ],
  }));
}

function operationItem(
  operation: OperationSummary,
  group: OperationSummary[],
  area: Area,
): SidebarItem {
  const short = shortTitle(operation.title, area);
  const isUnique = group.filter(({title}) => shortTitle(title, area) === short).length === 1;
  return {
    type: 'doc',
    id: operation.slug,
    label: isUnique ? short : operation.title,
    className: `sidebar-method sidebar-method--${operation.method.toLowerCase()}`,
  };
}

/**
 * The title without the area's own objects: "Get" below Offers, not "Get an offer". What's left must
 * still make sense, so an object at the end is only left out after a verb.
 */
function shortTitle(title: string, {objects}: Area): string {
  const names = objects
    .map((object) => object.title)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const object = new RegExp(`^(\\S+) (?:an? |the |your )?(?:${names})s?(?: (.+))?$`, 'i');
  const [, verb, rest] = title.match(object) ?? [];
  return verb ? [verb, rest].filter(Boolean).join(' ') : title;
}

/**
 * The events of each area, in a closed category. Docusaurus renders only open ones, so the page of an
 * event doesn't contain links to all others.
 */
export const eventSidebar = (areas: EventArea[]): SidebarItem[] =>
  areas.map(({title, groups}) => ({
    type: 'category',
    label: title,
    items: groups
      .flatMap(({events}) => events)
      .map((event): SidebarItem => ({type: 'doc', id: eventFile(event), label: event.type})),
  }));

export const errorSidebar = (groups: ErrorGroup[]): SidebarItem[] =>
  groups.map(({status, title}) => ({type: 'doc', id: errorGroupFile(status), label: title}));

/** A list that's longer doesn't fit into every page. Its own page has it. */
const mostItems = 60;

/** The sidebar of a description: each tag with its operations, then all objects and webhooks. */
export const referenceSidebar = (
  areas: Area[],
  objects: ApiObject[],
  events: WebhookEventModel[],
): SidebarItem[] => [
  {type: 'doc', id: 'index', label: 'Overview'},
  ...areaSidebar(areas.filter(({operations}) => operations.length <= mostItems)),
  ...areas
    .filter(({operations}) => operations.length > mostItems)
    .map(({slug, title}) => ({type: 'doc' as const, id: `category-${slug}`, label: title})),
  ...listed(
    'objects',
    'Objects',
    objects.map(({slug, title}) => ({id: `object-${slug}`, title})),
  ),
  ...listed(
    'webhooks',
    'Webhooks',
    events.map((event) => ({id: eventFile(event), title: event.type})),
  ),
];

function listed(id: string, label: string, docs: {id: string; title: string}[]): SidebarItem[] {
  if (docs.length === 0) return [];
  if (docs.length > mostItems) return [{type: 'doc', id, label}];
  const items = docs.map((doc) => ({type: 'doc' as const, id: doc.id, label: doc.title}));
  return [{type: 'category', label, link: {type: 'doc', id}, items}];
}
