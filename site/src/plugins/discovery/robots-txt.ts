/**
 * Lets every crawler read everything. The content signals say the same about three uses: search, answers by AI
 * systems, and training.
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
