import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Reports the links and anchors of HTML that was rendered at build time to Docusaurus's link checker. */
export function useLinkCheck(html: string): void {
  const {collectAnchor, collectLink} = useBrokenLinks();
  if (typeof document !== 'undefined') return;
  for (const [, anchor = ''] of html.matchAll(/ id="([^"]+)"/g)) collectAnchor(anchor);
  for (const [, link = ''] of html.matchAll(/ href="([/#][^"]*)"/g)) collectLink(link);
}
