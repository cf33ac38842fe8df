import {highlight} from '../highlight';

interface Props {
  code: string;
  language: string;
  /** What a screen reader announces. A block with a label can be focused to scroll it. */
  label?: string;
  /** Code before the part that matters. It's folded, and copied with the rest. */
  setup?: string;
  /** Example values by parameter, which readers can replace with their own. */
  values?: Record<string, string>;
}

/** A code block, highlighted at build time. */
export function Code({code, language, label, setup, values = {}}: Props) {
  const markup = (text: string): string =>
    Object.entries(values).reduce(
      (html, [parameter, value]) =>
        html.replaceAll(value, `<span data-value="${parameter}">${value}</span>`),
      highlight(text, language),
    );
  const folded = setup ? `<span class="sample__setup">${markup(setup)}</span>` : '';
  return (
    <pre aria-label={label} tabIndex={label === undefined ? undefined : 0}>
      <code dangerouslySetInnerHTML={{__html: folded + markup(code)}} />
    </pre>
  );
}
