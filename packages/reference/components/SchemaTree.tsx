import type {Tree} from '../schema-tree';
import {PropertyList, Variants} from './PropertyList';

/** The properties of a body, or its variants if it's a union. */
export function SchemaTree({tree: {children, variants, discriminator}}: {tree: Tree}) {
  if (variants.length > 0) return <Variants variants={variants} discriminator={discriminator} />;
  return <PropertyList properties={children} />;
}
