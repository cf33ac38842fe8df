import {Fragment} from 'react';
import {moverName} from '../../contract/lifecycle-movers';
import type {Transition} from '../../contract/spec-types';
import {BreakableName} from './BreakableName';
import {InlineMarkdown} from './InlineMarkdown';
import {Table} from './Table';

interface Props {
  label: string;
  transitions: Transition[];
  /** The titles of operations by slug, to show what causes each transition. */
  titles?: Map<string, string>;
}

/** Status changes of an entity, with their events. */
export function Transitions({label, transitions, titles}: Props) {
  return (
    <Table
      label={label}
      className="transitions"
      head={['From', 'To', 'When', ...(titles ? ['By'] : []), 'Event']}
      rows={transitions.map((transition) => [
        <From key="from" statuses={transition.from} />,
        <code key="to">{transition.to}</code>,
        <InlineMarkdown key="when" text={transition.cause} />,
        ...(titles ? [<Mover key="by" transition={transition} titles={titles} />] : []),
        <EventLink key="event" event={transition.event} />,
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

/** The name may break after its dot, to leave room for the column of causes. */
function EventLink({event}: {event: string | undefined}) {
  if (!event) return 'none';
  return (
    <a href={`/api/webhooks#${event}`}>
      <code>
        <BreakableName name={event} separator="." />
      </code>
    </a>
  );
}
