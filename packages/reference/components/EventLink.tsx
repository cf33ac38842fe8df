import {eventAddress} from '@docs/contract';
import {BreakableName} from './BreakableName';

/** A link to the page of an event. The name may break after its dot, to leave room for other columns. */
export const EventLink = ({type}: {type: string}) => (
  <a href={eventAddress(type)}>
    <code>
      <BreakableName name={type} separator="." />
    </code>
  </a>
);
