import {Fragment} from 'react';
import type {BodyModel} from '../bodies';
import type {Tree} from '../schema-tree';
import {ObjectLink} from './ObjectLink';
import {SchemaTree} from './SchemaTree';

/** What a body contains. An object has a page, so only what this body has in addition is listed. */
export function Body({tree}: {tree: Tree}) {
  const {object, children, variants, type} = tree;
  if (!object) {
    if (children.length > 0 || variants.length > 0) return <SchemaTree tree={tree} />;
    return <p className="prop__type">{type}</p>;
  }
  return (
    <>
      <p>
        {type.startsWith('array') ? 'The body is a list of ' : 'The body is the '}
        <ObjectLink object={object} />
        {type.startsWith('array') ? ' objects' : ' object'}
        {children.length > 0 ? ' with these additional properties:' : '.'}
      </p>
      {children.length > 0 && <SchemaTree tree={tree} />}
    </>
  );
}

export const ContentTypes = ({types}: {types: string[]}) =>
  types.map((type, index) => (
    <Fragment key={type}>
      {index > 0 && ', '}
      <code>{type}</code>
    </Fragment>
  ));

/** The body in content types that have another schema. */
export const Alternatives = ({alternatives}: {alternatives: BodyModel[]}) =>
  alternatives.map(({contentTypes, tree}) => (
    <Fragment key={contentTypes.join()}>
      <p className="props__title">
        <ContentTypes types={contentTypes} />
      </p>
      <Body tree={tree} />
    </Fragment>
  ));
