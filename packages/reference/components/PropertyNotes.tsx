import {Fragment} from 'react';
import {exampleText} from '../example-text';
import type {Property} from '../schema-tree';

type Note = {label: string; code?: string};

/** The limits, the default, and an example of a property. A pattern is shown on demand. */
export function PropertyNotes({property}: {property: Property}) {
  const notes = notesOf(property);
  const patterns = property.constraints.filter(isPattern);
  if (notes.length === 0 && patterns.length === 0) return null;
  return (
    <div className="prop__notes">
      {notes.map(({label, code}, index) => (
        <Fragment key={index}>
          {index > 0 && '; '}
          {label}
          {code !== undefined && (
            <>
              {' '}
              <code>{code}</code>
            </>
          )}
        </Fragment>
      ))}
      {patterns.map((pattern) => (
        <details key={pattern} className="prop__pattern">
          <summary>Format</summary>
          <code>{pattern.replace(/^(?:each )?matches /, '')}</code>
        </details>
      ))}
    </div>
  );
}

const isPattern = (constraint: string): boolean => /^(?:each )?matches /.test(constraint);

function notesOf({constraints, defaultValue, example, enumValues, object}: Property): Note[] {
  const isScalar = example !== undefined && typeof example !== 'object';
  return [
    ...constraints.filter((constraint) => !isPattern(constraint)).map((label) => ({label})),
    ...(defaultValue === undefined ? [] : [{label: 'default', code: JSON.stringify(defaultValue)}]),
    ...(isScalar && enumValues.length === 0 && !object
      ? [{label: 'example', code: exampleText(example)}]
      : []),
  ];
}
