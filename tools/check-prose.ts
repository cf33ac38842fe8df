/**
 * Purpose: checks that contract, pages, and their data read like edited English: banned words, table
 *   cells over 20 words, semicolons. Without targets, it also checks all pages together: how sentence
 *   length varies, how often a sentence ends with a reason, and paragraphs that two pages share.
 *   A single sentence has no limit. Prints features per 1,000 words to compare.
 * Exemptions: none. A check can't hear tone, so read each text once more after it passes.
 * Usage: npm run check:prose [-- content/guides/billing]
 * Exit code: 1 on any finding.
 */
import './lib/readable-errors';
import {parseArgs} from 'node:util';
import {featuresOf, problemsOf, sharedParagraphs} from './prose/problems';
import {readTexts, wordsIn} from './prose/text';
import {rhythmOf, rhythmProblems, rhythmTable} from './prose/rhythm';

const {positionals} = parseArgs({allowPositionals: true});
const isWhole = positionals.length === 0;
const texts = (isWhole ? ['openapi', 'content'] : positionals).flatMap(readTexts);
const pages = texts.filter(({file}) => file.endsWith('.mdx'));

const findings = texts.flatMap((text) =>
  problemsOf(text).map((problem) => `${text.file}:${text.line}: ${problem}`),
);
for (const {file, line, other} of sharedParagraphs(pages))
  findings.push(`${file}:${line}: a paragraph that ${other} has, too`);
if (isWhole)
  findings.push(...rhythmProblems(rhythmOf(pages)).map((problem) => `all pages: ${problem}`));

for (const finding of findings) console.log(finding);
for (const {name, per1000} of featuresOf(texts))
  console.log(`${per1000.toFixed(1).padStart(6)} ${name}`);
if (pages.length > 0) for (const line of rhythmTable(pages)) console.log(line);
const words = texts.reduce((sum, {text}) => sum + wordsIn(text).length, 0);
console.log(`${texts.length} texts, ${words} words, ${findings.length} findings.`);
process.exit(findings.length > 0 ? 1 : 0);
