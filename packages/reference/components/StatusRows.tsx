import type {ErrorGroup} from '../error-groups';

/** A link to the page of each status, with the number of its error codes. */
export function StatusRows({groups}: {groups: ErrorGroup[]}) {
  return (
    <ul className="rows" data-search="ignore">
      {groups.map(({status, title, errors}) => (
        <li key={status}>
          <a href={`/api/errors/${status}`}>{title}</a>{' '}
          <span>
            {errors.length} {errors.length === 1 ? 'code' : 'codes'}
            {errors.length <= shown && errors.map(({code}) => code).map(codeAfterComma)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Up to this many codes fit in a row. */
const shown = 4;

const codeAfterComma = (code: string, index: number) => (
  <span key={code}>
    {index === 0 ? ': ' : ', '}
    <code>{code}</code>
  </span>
);
