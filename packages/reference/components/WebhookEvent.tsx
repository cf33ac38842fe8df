import {firstSentence} from '../sentences';
import type {WebhookEventModel} from '../webhooks/events';
import {AddedIn} from './AddedIn';
import {Branch} from './Branch';
import {Code} from './Code';
import {CopyCodeButton} from './CopyCodeButton';
import {Markdown} from './Markdown';

type Props = {event: Omit<WebhookEventModel, 'area' | 'operation'>};

/** An event with its own anchor. Search finds it. */
export function WebhookEvent({event}: Props) {
  const {type, summary, addedIn, description, payload, example} = event;
  return (
    <li className="event" id={type} data-search="entry">
      <div className="error__head">
        <a className="error__code" href={`#${type}`}>
          <code>{type}</code>
        </a>{' '}
        <span className="error__retry">{summary}</span>
        <AddedIn version={addedIn} />
      </div>
      <Markdown text={description} />
      <p className="error__users">
        Payload: <a href={`#${payload}`}>{payload}</a>
      </p>
      {example && (
        <Branch data-search="ignore" summary={`Example: ${firstSentence(example.summary ?? type)}`}>
          <div className="theme-code-block">
            <Code
              code={JSON.stringify(example.value, null, 2)}
              language="json"
              label={`Example of ${type}`}
            />
            <CopyCodeButton label="Copy the example" />
          </div>
        </Branch>
      )}
    </li>
  );
}
