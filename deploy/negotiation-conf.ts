/**
 * Writes the maps that decide whether a client prefers Markdown over HTML (RFC 9110, section 12.5.1). Browsers
 * don't accept text/markdown, so only the first map is evaluated for them.
 */
export function negotiationConf(): string {
  return [
    'map $http_accept $accepts_markdown {',
    '  default "";',
    '  "~*text/markdown" $prefers_markdown;',
    '}',
    'map $http_accept $markdown_quality {',
    '  default "0000";',
    ...qualityOf('text/markdown', 'markdown'),
    '}',
    // The most specific range that includes HTML counts.
    'map $http_accept $html_quality {',
    '  default "0000";',
    ...qualityOf('text/html', 'html'),
    ...qualityOf(String.raw`text/\*`, 'text'),
    ...qualityOf(String.raw`\*/\*`, 'any'),
    '}',
    // Clients that accept both equally list Markdown for a reason.
    'map "$markdown_quality:$html_quality" $prefers_markdown {',
    '  default "";',
    '  "~^0000" "";',
    String.raw`  "~^(\d{4})\d*:\1" 1;`,
    `  "~^(\\d*)(?:${higherDigits})" 1;`,
    '}',
    '',
  ].join('\n');
}

/** Matches if the first digit that differs is higher before the colon. */
const higherDigits = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((digit) => String.raw`${digit}\d*:\1[0-${digit - 1}]`)
  .join('|');

/**
 * Writes a media range's quality as digits that can be compared: 1 is 1000, and 0.25 starts with 0250. The
 * quantifiers are possessive, so that a hostile header takes no longer than another one.
 */
function qualityOf(range: string, name: string): string[] {
  const start = String.raw`~*(?:^|,)\s*+${range}(?:\s*+;(?!\s*+q=)[^,;]*+)*+\s*+`;
  const end = String.raw`\s*+(?:[,;]|$)`;
  return [
    String.raw`  "${start};\s*+q=0\.(?<${name}_digits>\d{1,3})${end}" "0${'$'}{${name}_digits}00";`,
    String.raw`  "${start};\s*+q=0\.?${end}" "0000";`,
    String.raw`  "${start}(?:;\s*+q=1(?:\.0{0,3})?${end}|,|$)" "1000";`,
  ];
}
