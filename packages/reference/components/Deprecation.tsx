import type {OperationModel} from '../page-model';
import {InlineMarkdown} from './InlineMarkdown';

type Props = {operation: Pick<OperationModel, 'deprecation'>};

/** Where to go instead, if the operation is deprecated. */
export function Deprecation({operation: {deprecation}}: Props) {
  if (!deprecation) return null;
  return (
    <div className="deprecation" role="note">
      <strong>Deprecated.</strong> {deprecation.text && <InlineMarkdown text={deprecation.text} />}
    </div>
  );
}
