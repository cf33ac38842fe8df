import {InlineMarkdown} from './InlineMarkdown';

/** Values in code with what they mean. */
export function Meanings({meanings}: {meanings: Record<string, string>}) {
  return (
    <dl className="enum">
      {Object.entries(meanings).map(([value, meaning]) => (
        <div key={value}>
          <dt>
            <code>{value}</code>
          </dt>
          <dd>
            <InlineMarkdown text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
