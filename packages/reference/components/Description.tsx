import {Markdown} from './Markdown';

/** A description of several paragraphs that's shorter than this doesn't need a disclosure. */
const maxRest = 400;

/**
 * The description of an operation. On phones, all but the first paragraph of a long one is in a disclosure, so that the
 * sample and the parameters are near. In wide windows, the style sheet shows everything.
 */
export function Description({text}: {text: string}) {
  const [first = '', ...others] = text.split('\n\n');
  const rest = others.join('\n\n');
  if (rest.length < maxRest) return <Markdown text={text} />;
  return (
    <>
      <Markdown text={first} />
      <details className="more">
        <summary>More about this operation</summary>
        <Markdown text={rest} />
      </details>
    </>
  );
}
