import {useContext} from 'react';
import {markdownElements} from '../markdown/elements';
import {ReferenceContext} from '../reference-context';

/** Whole paragraphs. A bare operation slug becomes a link to its page. */
export function Markdown({text}: {text: string}) {
  const {slugs} = useContext(ReferenceContext);
  return markdownElements(text, slugs).blocks;
}
