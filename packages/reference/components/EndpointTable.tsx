import type {OperationModel} from '../page-model';
import {BreakableName} from './BreakableName';
import {Method} from './Method';

type Props = {operations: Pick<OperationModel, 'slug' | 'method' | 'path' | 'title'>[]};

/** Operations with their method and path, one per line. */
export function EndpointTable({operations}: Props) {
  return (
    <ul className="endpoints">
      {operations.map(({slug, method, path, title}) => (
        <li key={slug}>
          <Method method={method} /> <a href={`/api/${slug}`}>{title}</a>{' '}
          <code>
            <BreakableName name={path.replace('/v1/orgs/{orgId}', '')} separator="/" />
          </code>
        </li>
      ))}
    </ul>
  );
}
