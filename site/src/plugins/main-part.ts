/** Returns a page's main element. The rest is navigation, which takes longer to parse than most articles. */
export const mainPart = (html: string): string => /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? html;
