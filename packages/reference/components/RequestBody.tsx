import type {OperationModel} from '../page-model';
import {PropertyFlag} from './PropertyFlag';
import {SchemaTree} from './SchemaTree';

type Props = {body: Pick<NonNullable<OperationModel['body']>, 'contentType' | 'required' | 'tree'>};

export function RequestBody({body: {contentType, required, tree}}: Props) {
  return (
    <>
      <p className="props__title">
        <code>{contentType}</code>
        {required && <PropertyFlag>required</PropertyFlag>}
      </p>
      <SchemaTree tree={tree} />
    </>
  );
}
