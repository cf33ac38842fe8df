import {useContext} from 'react';
import type {ApiObject} from '@docs/contract';
import {ReferenceContext} from '../reference-context';

/** A link to the page that describes an object. */
export function ObjectLink({object: {slug, title}}: {object: ApiObject}) {
  const {base = '/api'} = useContext(ReferenceContext);
  return (
    <a className="object-link" href={`${base}/objects/${slug}`}>
      {title}
    </a>
  );
}
