import {useMemo, type ReactNode} from 'react';
import {builtHtml} from '@site/src/trusted-types/policies';

type Props = {
  language?: string;
  title?: string;
  /** Made at build by src/remark/code-blocks.ts from escaped text. */
  html?: string;
  /** Code that did not come through Markdown: shown as it is. */
  children?: ReactNode;
};

/** A block of code that was highlighted at build. src/components/code/copy.ts answers its button. */
export default function CodeBlock({language = 'text', title, html, children}: Props): ReactNode {
  // React writes the HTML again for every new object it gets.
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
