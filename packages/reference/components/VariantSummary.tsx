import {Fragment} from 'react';
import type {Variant} from '../schema-tree';

interface Props {
  variant: Pick<Variant, 'label' | 'values'>;
  discriminator: string | undefined;
}

/** The name of a variant, and the values of the property that selects it. */
export function VariantSummary({variant: {label, values}, discriminator}: Props) {
  if (discriminator === undefined || values.length === 0) return label;
  return (
    <>
      {label}, when <code>{discriminator}</code> is{' '}
      {values.map((value, index) => (
        <Fragment key={value}>
          {index > 0 && (index === values.length - 1 ? ' or ' : ', ')}
          <code>{value}</code>
        </Fragment>
      ))}
    </>
  );
}
