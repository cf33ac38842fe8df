import {Fragment} from 'react';

/** A long name that may continue on the next line after each separator. */
export function BreakableName({name, separator}: {name: string; separator: string}) {
  return name.split(separator).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {separator}
          <wbr />
        </>
      )}
      {word}
    </Fragment>
  ));
}
