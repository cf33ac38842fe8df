import {Fragment} from 'react';
import {moverName, moverOf, type Transition} from '@docs/contract';
import type {StatusChange} from '../page-model';
import {EventLink} from './EventLink';
import {InlineMarkdown} from './InlineMarkdown';
import {Table} from './Table';

interface Props {
  label: string;
  transitions: StatusChange[];
  /** The titles of operations by slug, to show what causes each transition. */
  titles?: Map<string, string>;
  /** Whether all transitions send the event of the page. */
  isOneEvent?: boolean;
}

/** Status changes of an entity as parts of its lifecycle's map, with their events. */
export function Transitions({label, transitions, titles, isOneEvent = false}: Props) {
  return (
    <Table
      label={label}
      className="transitions"
      head={['From', 'To', 'When', ...(titles ? ['By'] : []), ...(isOneEvent ? [] : ['Event'])]}
      rows={transitions.map((transition) => [
        <From key="from" {...transition} />,
        <span key="to" className={`lc-${moverOf(transition)}`}>
          <Status status={transition.to} {...transition} />
        </span>,
        <InlineMarkdown key="when" text={transition.cause} />,
        ...(titles ? [<Mover key="by" transition={transition} titles={titles} />] : []),
        ...(isOneEvent ? [] : [<OwnEvent key="event" type={transition.event} />]),
      ])}
    />
  );
}

function From({from, ...change}: StatusChange) {
  if (from.length === 0) return 'new';
  return from.map((status) => (
    <Fragment key={status}>
      <Status status={status} {...change} />{' '}
    </Fragment>
  ));
}

/** Links to the status on the map of its lifecycle. */
const Status = ({status, kinds, map}: {status: string} & Pick<StatusChange, 'kinds' | 'map'>) => (
  <a className={`lc-status lc-${kinds[status]}`} href={`${map}.${status}`}>
    {status}
  </a>
);

function Mover({transition, titles}: {transition: Transition; titles: Map<string, string>}) {
  const {operation} = transition;
  if (!operation) return moverName(transition);
  return <a href={`/api/${operation}`}>{titles.get(operation) ?? operation}</a>;
}

function OwnEvent({type}: {type: string | undefined}) {
  return type ? <EventLink type={type} /> : 'none';
}
