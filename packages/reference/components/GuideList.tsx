import type {PageLink} from '@docs/content-model/files';

export function GuideList({guides}: {guides: PageLink[]}) {
  return (
    <ul>
      {guides.map(({title, route}) => (
        <li key={route}>
          <a href={encodeURI(route)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
