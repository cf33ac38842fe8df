import {Fragment} from 'react';
import type {OperationModel} from '../page-model';
import {PropertyList} from './PropertyList';

const titles = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

type Props = {operation: Pick<OperationModel, 'parameters'>};

export function Parameters({operation: {parameters}}: Props) {
  return parameters.map((group) => (
    <Fragment key={group.in}>
      <p className="props__title">{titles[group.in]}</p>
      <PropertyList properties={group.properties} />
    </Fragment>
  ));
}
