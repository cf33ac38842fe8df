import {useMemo, type ReactNode} from 'react';
import type {CodeSize} from '@docs/reference';
import {CodeFrame} from '@docs/reference/code-block';
import {builtHtml} from '@site/src/trusted-types/policies';

type Props = {
  language?: string;
  title?: string;
  /** Highlighted at build time by src/remark/code-blocks.ts from escaped text. */
  html?: string;
  /** Missing if the code isn't from Markdown. */
  size?: CodeSize;
  /** Code that isn't from Markdown. It's shown without highlighting. */
  children?: ReactNode;
};

const unknownSize: CodeSize = {lines: 0, columns: 0};

/** A code block that was highlighted at build time. src/plugins/controls handles its copy button. */
export default function CodeBlock({
  language = 'text',
  title,
  html,
  size = unknownSize,
  children,
}: Props): ReactNode {
  // React sets the HTML again whenever this object changes.
  const code = useMemo(() => html && {__html: builtHtml(html)}, [html]);
  return (
    <CodeFrame title={title} size={size} of={title ?? 'the code'}>
      <pre className={`language-${language}`} tabIndex={0}>
        {code ? <code dangerouslySetInnerHTML={code} /> : <code>{children}</code>}
      </pre>
    </CodeFrame>
  );
}
