/**
 * Purpose: checks that contract, pages, and their data read like edited English: banned words, sentences
 *   over 28 words, table cells over 20 words, semicolons. Prints features per 1,000 words to compare.
 * Exemptions: none. A check can't hear tone, so read each text once more after it passes.
 * Usage: npm run check:prose [-- content/guides/billing]
 * Exit code: 1 on any finding.
 */
import {parseArgs} from 'node:util';
import {featuresOf, problemsOf} from './prose/problems';
import {readTexts} from './prose/read-texts';
import {wordsIn} from './prose/text';

const {positionals} = parseArgs({allowPositionals: true});
const targets = positionals.length > 0 ? positionals : ['openapi', 'content'];
const texts = targets.flatMap(readTexts);

let findings = 0;
for (const text of texts) {
  for (const problem of problemsOf(text)) {
    findings += 1;
    console.log(`${text.file}:${text.line}: ${problem}`);
  }
}
for (const {name, per1000} of featuresOf(texts))
  console.log(`${per1000.toFixed(1).padStart(6)} ${name}`);
const words = texts.reduce((sum, {text}) => sum + wordsIn(text).length, 0);
console.log(`${texts.length} texts, ${words} words, ${findings} findings.`);
process.exit(findings > 0 ? 1 : 0);
