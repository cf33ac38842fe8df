import {Markdown} from './Markdown';

/** A description of several paragraphs that's shorter than this doesn't need a disclosure. */
const maxRest = 400;

/** Whether a text ends where its line does, and isn't the start of a list, code, or an element. */
const isParagraph = (text: string): boolean =>
  !/^\s|^[-*+>#|]|^\d+[.)]|```|~~~|<[a-z!]/im.test(text);

/**
 * The description of an operation. On phones, all but the first paragraph of a long one is in a disclosure, so that the
 * sample and the parameters are near. In wide windows, the style sheet shows everything.
 */
export function Description({text}: {text: string}) {
  const [first = '', ...others] = text.split('\n\n');
  const rest = others.join('\n\n');
  if (rest.length < maxRest || !isParagraph(first)) return <Markdown text={text} />;
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
