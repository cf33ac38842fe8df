import type {Area} from '../area';

type Props = {
  areas: (Pick<Area, 'slug' | 'title' | 'description'> & {operations: unknown[]})[];
};

/** All areas of the API with their size. */
export function AreaList({areas}: Props) {
  return (
    <ul className="cards areas">
      {areas.map(({slug, title, description, operations}) => (
        <li key={slug}>
          <a className="cards__link" href={`/api/category/${slug}`}>
            {title}
          </a>
          <span className="cards__body">{description}</span>
          <span className="cards__body">{operations.length} operations</span>
        </li>
      ))}
    </ul>
  );
}
