import type {ApiObject} from '@docs/contract';

/** A link to the page that describes an object. */
export const ObjectLink = ({object: {slug, title}}: {object: ApiObject}) => (
  <a className="object-link" href={`/api/objects/${slug}`}>
    {title}
  </a>
);
