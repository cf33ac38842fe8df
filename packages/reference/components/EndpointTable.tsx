import {useContext} from 'react';
import type {OperationModel} from '../page-model';
import {ReferenceContext} from '../reference-context';
import {BreakableName} from './BreakableName';
import {Method} from './Method';

type Props = {operations: Pick<OperationModel, 'slug' | 'method' | 'path' | 'title'>[]};

/** Operations with their method and path, one per line. */
export function EndpointTable({operations}: Props) {
  const {base = '/api', commonPath: common = ''} = useContext(ReferenceContext);
  return (
    <ul className="endpoints">
      {operations.map(({slug, method, path, title}) => (
        <li key={slug}>
          <Method method={method} /> <a href={`${base}/${slug}`}>{title}</a>{' '}
          <code>
            <BreakableName name={path.replace(common, '')} separator="/" />
          </code>
        </li>
      ))}
    </ul>
  );
}
