import {useContext} from 'react';
import type {Area} from '../area';
import {ReferenceContext} from '../reference-context';

type Props = {
  areas: (Pick<Area, 'slug' | 'title' | 'description'> & {operations: unknown[]})[];
};

/** All areas of the API with their size. */
export function AreaList({areas}: Props) {
  const {base = '/api'} = useContext(ReferenceContext);
  return (
    <ul className="cards areas">
      {areas.map(({slug, title, description, operations}) => (
        <li key={slug}>
          <a className="cards__link" href={`${base}/category/${slug}`}>
            {title}
          </a>
          <span className="cards__body">{description}</span>
          <span className="cards__body">{operations.length} operations</span>
        </li>
      ))}
    </ul>
  );
}
