import {useContext} from 'react';
import {slugOf} from '../description/slugs';
import {ReferenceContext} from '../reference-context';
import {BreakableName} from './BreakableName';

/** A link to the page of an event. The name may break after its dot, to leave room for other columns. */
export function EventLink({type, slug = slugOf(type)}: {type: string; slug?: string}) {
  const {base = '/api'} = useContext(ReferenceContext);
  return (
    <a href={`${base}/events/${slug}`}>
      <code>
        <BreakableName name={type} separator="." />
      </code>
    </a>
  );
}
