import type {Tree} from '../schema-tree';
import {PropertyList, Variants} from './PropertyList';

/** The properties of a body, or its variants if it's a union. */
export function SchemaTree({tree: {children, variants, discriminator}}: {tree: Tree}) {
  return (
    <>
      {(children.length > 0 || variants.length === 0) && <PropertyList properties={children} />}
      {variants.length > 0 && <Variants variants={variants} discriminator={discriminator} />}
    </>
  );
}
