import type {OperationModel} from '../page-model';
import {Body} from './Body';
import {Markdown} from './Markdown';
import {Method} from './Method';

/** Requests that the API sends to addresses in the operation's own request. */
export function Callbacks({callbacks}: Pick<OperationModel, 'callbacks'>) {
  return callbacks.map(({name, address, method, description, body}) => (
    <section key={`${name} ${method} ${address}`} className="response">
      <div className="response__head">
        <strong>{name}</strong> <Method method={method} /> <code>{address}</code>
      </div>
      {description && <Markdown text={description} />}
      {body && <Body tree={body} />}
    </section>
  ));
}
