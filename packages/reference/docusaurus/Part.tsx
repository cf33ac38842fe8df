import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props {
  name: string;
  parts: Partial<Record<string, string>>;
}

/** A part of a page, rendered when the site was built. Docusaurus checks its links and anchors. */
export default function Part({name, parts}: Props): ReactNode {
  const {collectAnchor, collectLink} = useBrokenLinks();
  const html = parts[name] ?? '';
  if (typeof document === 'undefined') {
    for (const [, anchor = ''] of html.matchAll(/ id="([^"]+)"/g)) collectAnchor(anchor);
    for (const [, link = ''] of html.matchAll(/ href="([/#][^"]*)"/g)) collectLink(link);
  }
  return <div className="reference-part" dangerouslySetInnerHTML={{__html: html}} />;
}
