import {exampleText} from '../example-text';
import type {HeaderModel} from '../bodies';
import type {OperationModel} from '../page-model';
import {Branch} from './Branch';
import {PropertyText} from './PropertyText';

type Props = {operation: Pick<OperationModel, 'headers' | 'responses'>};

export function ResponseHeaders({operation: {headers, responses}}: Props) {
  if (headers.length === 0) return null;
  return (
    <Branch summary={`${headers.length} response headers`}>
      <ul className="props">
        {headers.map((header) => (
          <Header key={header.name} header={header} responseCount={responses.length} />
        ))}
      </ul>
    </Branch>
  );
}

function Header({header, responseCount}: {header: HeaderModel; responseCount: number}) {
  const {name, type, statuses, description, example} = header;
  return (
    <li className="prop" id={`header.${name}`}>
      <a className="prop__name" href={`#header.${name}`}>
        {name}
      </a>{' '}
      <span className="prop__type">{type}</span>{' '}
      <span className="prop__type">
        {statuses.length === responseCount ? 'with every response' : `with ${statuses.join(', ')}`}
      </span>
      <PropertyText description={description} />
      {example !== undefined && (
        <div className="prop__notes">
          example <code>{exampleText(example)}</code>
        </div>
      )}
    </li>
  );
}
