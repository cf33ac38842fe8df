/**
 * Lets every crawler read everything. The content signals (contentsignals.org) say the same about uses: search,
 * answers by AI systems, and training.
 */
export const robotsTxt = (sitemapUrl: string): string =>
  [
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes, ai-train=yes',
    'Allow: /',
    '',
    `Sitemap: ${sitemapUrl}`,
    '',
  ].join('\n');
