import type {Schema} from '@docs/contract';
import {InlineMarkdown} from './InlineMarkdown';

interface Props {
  /** The name of the schema. It starts the anchor of each status. */
  name: string;
  schema: Schema;
}

/** The statuses of an entity. Search finds each of them. */
export function StatusMeanings({name, schema}: Props) {
  const meanings = schema['x-enum-meanings'] ?? {};
  return (
    <dl className="enum">
      {(schema.enum ?? []).map((status) => (
        <div key={status} id={`${name}.${status}`} data-search="entry">
          <dt>
            <code>{status}</code>
          </dt>
          <dd>
            <InlineMarkdown text={meanings[status] ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
