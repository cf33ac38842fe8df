import type {Property} from '../schema-tree';
import {AddedIn} from './AddedIn';
import {InlineMarkdown} from './InlineMarkdown';
import {ObjectLink} from './ObjectLink';
import {PropertyFlag} from './PropertyFlag';

interface Props {
  property: Property;
  parent: string;
  id: string;
}

/** The name, type, and flags of a property. */
export function PropertyHead({property, parent, id}: Props) {
  const {name, required, condition, addedIn, deprecated, appearsIn} = property;
  return (
    <>
      {parent && <span className="prop__parent">{parent}</span>}
      <a className="prop__name" data-search="name" href={`#${id}`}>
        {name}
      </a>{' '}
      <Type property={property} />
      {required && <PropertyFlag>required</PropertyFlag>}
      {condition !== undefined && (
        <PropertyFlag>
          <InlineMarkdown text={condition} />
        </PropertyFlag>
      )}
      <AddedIn version={addedIn} />
      {deprecated && <PropertyFlag warning>deprecated</PropertyFlag>}
      {appearsIn && (
        <span className="prop__type">
          only from <InlineMarkdown text={appearsIn.join(', ')} />
        </span>
      )}
    </>
  );
}

/** A constant is its value, an object is a link to its page, and everything else is the type. */
function Type({property: {type, object, enumValues}}: Pick<Props, 'property'>) {
  const [only, ...others] = enumValues;
  if (object)
    return (
      <span className="prop__type">
        {type.startsWith('array') && 'array of '}
        <ObjectLink object={object} />
        {type.endsWith(' or null') && ' or null'}
      </span>
    );
  if (only && others.length === 0)
    return (
      <span className="prop__type">
        always <code>{only.value}</code>
      </span>
    );
  return <span className="prop__type">{type}</span>;
}
