import type {Area} from '../area';

type Props = {
  areas: (Pick<Area, 'slug' | 'title' | 'description'> & {operations: unknown[]})[];
};

/** All areas of the API with their size. */
export function AreaList({areas}: Props) {
  return (
    <ul className="areas">
      {areas.map(({slug, title, description, operations}) => (
        <li key={slug}>
          <a href={`/api/category/${slug}`}>{title}</a>
          <span>{description}</span>
          <span className="areas__count">{operations.length} operations</span>
        </li>
      ))}
    </ul>
  );
}
