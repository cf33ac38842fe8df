import {useContext} from 'react';
import {markdownElements} from '../markdown/elements';
import {ReferenceContext} from '../reference-context';

/** One paragraph without its <p>. */
export function InlineMarkdown({text}: {text: string}) {
  const {slugs} = useContext(ReferenceContext);
  return markdownElements(text, slugs).inline;
}
