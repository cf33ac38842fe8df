import {marketplaces} from '@docs/content-model';
import {marketplaceOfPartner} from '../marketplace-of';
import type {Property, Variant} from '../schema-tree';
import {Branch} from './Branch';
import {EnumValues} from './EnumValues';
import {MarketplaceTabs} from './MarketplaceTabs';
import {ObjectLink} from './ObjectLink';
import {PropertyExample} from './PropertyExample';
import {PropertyHead} from './PropertyHead';
import {PropertyNotes} from './PropertyNotes';
import {PropertyText} from './PropertyText';
import {VariantSummary} from './VariantSummary';

interface Props {
  properties: Property[];
  /** The names of the properties around these, such as `pricing.commits.` */
  parent?: string;
  /** Whether the properties of these properties are shown without a click. */
  isOpen?: boolean;
}

/** A nested list of properties. */
export function PropertyList({properties, parent = '', isOpen}: Props) {
  return (
    <ul className="props">
      {properties.map((property) => (
        <PropertyItem key={property.name} property={property} parent={parent} isOpen={isOpen} />
      ))}
    </ul>
  );
}

/** Anchors keep the case of names, so that `Id` and `id` differ. */
const anchorOf = (path: string[]) => path.join('.').replaceAll(/[^\w.-]/g, '');

type ItemProps = {property: Property; parent: string; isOpen: boolean | undefined};

function PropertyItem({property, parent, isOpen}: ItemProps) {
  const id = anchorOf(property.path);
  const isConstant = property.enumValues.length === 1;
  return (
    <li className="prop" id={id}>
      <PropertyHead property={property} parent={parent} id={id} />
      {property.description && !isConstant && <PropertyText description={property.description} />}
      <PropertyNotes property={property} />
      {!isConstant && <EnumValues values={property.enumValues} />}
      <Nested property={property} parent={`${parent}${property.name}.`} isOpen={isOpen} />
    </li>
  );
}

/** What's inside a property: its variants, its properties, or an example of it. */
function Nested({property, parent, isOpen}: ItemProps) {
  const {repeats, object, variants, discriminator, children, example} = property;
  if (object) return null;
  if (repeats)
    return (
      <p className="prop__repeats">
        The same properties as the enclosing <code>{repeats}</code>.
      </p>
    );
  if (children.length > 0 || variants.length > 0)
    return (
      <>
        {children.length > 0 && (
          <Branch open={isOpen} summary={<ChildCount property={property} />}>
            <PropertyList properties={children} parent={parent} />
          </Branch>
        )}
        {variants.length > 0 && (
          <Variants variants={variants} discriminator={discriminator} parent={parent} />
        )}
      </>
    );
  if (typeof example === 'object' && example !== null) return <PropertyExample example={example} />;
  return null;
}

function ChildCount({property: {name, children}}: {property: Property}) {
  return (
    <>
      {children.length} {children.length === 1 ? 'property' : 'properties'} of <code>{name}</code>
    </>
  );
}

interface VariantsProps {
  variants: Variant[];
  discriminator: string | undefined;
  parent?: string;
}

/**
 * The variants of a union, each with its properties. Those of several marketplaces can be filtered.
 */
export function Variants({variants, discriminator, parent}: VariantsProps) {
  const offered = Object.keys(marketplaces).filter((name) =>
    variants.some((variant) => namesOf(variant, discriminator)?.split(' ').includes(name)),
  );
  return (
    <div
      className="variants"
      data-marketplaces={offered.length > 1 ? offered.join(' ') : undefined}
    >
      {offered.length > 1 && <MarketplaceTabs offered={offered} />}
      {variants.map((variant, index) => (
        <Branch
          key={index}
          data-marketplace={offered.length > 1 ? namesOf(variant, discriminator) : undefined}
          summary={<VariantSummary variant={variant} discriminator={discriminator} />}
        >
          {variant.object && (
            <p>
              See <ObjectLink object={variant.object} />.
            </p>
          )}
          {variant.properties.length > 0 && (
            <PropertyList properties={variant.properties} parent={parent} />
          )}
          {variant.variants && (
            <Variants variants={variant.variants} discriminator={undefined} parent={parent} />
          )}
        </Branch>
      ))}
    </div>
  );
}

/** The marketplaces of a variant, separated by spaces. */
function namesOf({values}: Variant, discriminator: string | undefined): string | undefined {
  if (discriminator !== 'partner') return undefined;
  return [...new Set(values.map((value) => marketplaceOfPartner[value]))].join(' ');
}
