import {Fragment} from 'react';
import {moverName, type Transition} from '@docs/contract';
import {EventLink} from './EventLink';
import {InlineMarkdown} from './InlineMarkdown';
import {Table} from './Table';

interface Props {
  label: string;
  transitions: Transition[];
  /** The titles of operations by slug, to show what causes each transition. */
  titles?: Map<string, string>;
  /** Whether all transitions send the event of the page. */
  isOneEvent?: boolean;
}

/** Status changes of an entity, with their events. */
export function Transitions({label, transitions, titles, isOneEvent = false}: Props) {
  return (
    <Table
      label={label}
      className="transitions"
      head={['From', 'To', 'When', ...(titles ? ['By'] : []), ...(isOneEvent ? [] : ['Event'])]}
      rows={transitions.map((transition) => [
        <From key="from" statuses={transition.from} />,
        <code key="to">{transition.to}</code>,
        <InlineMarkdown key="when" text={transition.cause} />,
        ...(titles ? [<Mover key="by" transition={transition} titles={titles} />] : []),
        ...(isOneEvent ? [] : [<OwnEvent key="event" type={transition.event} />]),
      ])}
    />
  );
}

function From({statuses}: {statuses: string[]}) {
  if (statuses.length === 0) return 'new';
  return statuses.map((status) => (
    <Fragment key={status}>
      <code>{status}</code>{' '}
    </Fragment>
  ));
}

function Mover({transition, titles}: {transition: Transition; titles: Map<string, string>}) {
  const {operation} = transition;
  if (!operation) return moverName(transition);
  return <a href={`/api/${operation}`}>{titles.get(operation) ?? operation}</a>;
}

function OwnEvent({type}: {type: string | undefined}) {
  return type ? <EventLink type={type} /> : 'none';
}
