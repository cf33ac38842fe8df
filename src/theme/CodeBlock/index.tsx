import {useMemo, type ReactNode} from 'react';
import {builtHtml} from '@site/src/trusted-types/policies';

type Props = {
  language?: string;
  title?: string;
  /** Highlighted at build time by src/remark/code-blocks.ts from escaped text. */
  html?: string;
  /** Code that isn't from Markdown. It's shown without highlighting. */
  children?: ReactNode;
};

/** A code block that was highlighted at build time. src/components/code/copy.ts handles its button. */
export default function CodeBlock({language = 'text', title, html, children}: Props): ReactNode {
  // React sets the HTML again whenever this object changes.
  const code = useMemo(() => html && {__html: builtHtml(html)}, [html]);
  return (
    <div className="theme-code-block">
      {title && <div className="theme-code-block__title">{title}</div>}
      <pre className={`language-${language}`} tabIndex={0}>
        {code ? <code dangerouslySetInnerHTML={code} /> : <code>{children}</code>}
      </pre>
      <button type="button" className="copy" data-copy-code aria-label="Copy the code">
        Copy
      </button>
    </div>
  );
}
