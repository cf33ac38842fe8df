import type {Property} from '../schema-tree';
import {AddedIn} from './AddedIn';
import {Branch} from './Branch';
import {InlineMarkdown} from './InlineMarkdown';

type Props = {values: Property['enumValues']};

/** The values of an enum with their meanings. A long list is collapsed. */
export function EnumValues({values}: Props) {
  if (values.length === 0) return null;
  if (values.length <= 6) return <ValueList values={values} />;
  return (
    <Branch summary={`${values.length} values`}>
      <ValueList values={values} />
    </Branch>
  );
}

function ValueList({values}: Props) {
  return (
    <dl className="enum">
      {values.map(({value, meaning, addedIn}) => (
        <div key={value}>
          <dt>{value}</dt>
          <dd>
            <InlineMarkdown text={meaning} />
            <AddedIn version={addedIn} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
