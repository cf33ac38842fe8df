import type {ApiObject} from '@docs/contract';
import {ObjectLink} from './ObjectLink';

/** Links to the objects of an area, in one line. */
export function ObjectLinks({objects}: {objects: ApiObject[]}) {
  if (objects.length === 0) return null;
  return (
    <p>
      {objects.length === 1 ? 'Object: ' : 'Objects: '}
      {objects.map((object, index) => (
        <span key={object.slug}>
          {index > 0 && ', '}
          <ObjectLink object={object} />
        </span>
      ))}
    </p>
  );
}
