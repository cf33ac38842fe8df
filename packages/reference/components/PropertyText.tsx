import {InlineMarkdown} from './InlineMarkdown';
import {Markdown} from './Markdown';

/**
 * A single element for one or two sentences. Minifying the page would remove the end tag of a
 * paragraph.
 */
export function PropertyText({description}: {description: string}) {
  const text = description.trim();
  return (
    <div className="prop__text">
      {text.includes('\n') ? <Markdown text={text} /> : <InlineMarkdown text={text} />}
    </div>
  );
}
