import {highlight} from '../highlight';

interface Props {
  code: string;
  language: string;
  /** What a screen reader announces. A block with a label can be focused to scroll it. */
  label?: string;
  className?: string;
  /** Example values by parameter, which readers can replace with their own. */
  values?: Record<string, string>;
}

/** A code block, highlighted at build time. */
export function Code({code, language, label, className, values = {}}: Props) {
  const html = Object.entries(values).reduce(
    (markup, [parameter, value]) =>
      markup.replaceAll(value, `<span data-value="${parameter}">${value}</span>`),
    highlight(code, language),
  );
  return (
    <pre className={className} aria-label={label} tabIndex={label === undefined ? undefined : 0}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}
