import {eachOperation} from './helpers/each-operation';
import type {Rule} from './helpers/rule';

/** x-keywords lists what readers type in search and the summary doesn't say. */
export const operationKeywords: Rule = () =>
  eachOperation(({operation, report}) => {
    const keywords = operation['x-keywords'] ?? [];
    if (keywords.length < 3 || keywords.length > 8) report('x-keywords needs 3 to 8 phrases.');
    if (new Set(keywords).size < keywords.length) report('x-keywords has duplicates.');
    const summary = operation.summary.toLowerCase();
    for (const keyword of keywords) {
      if (keyword !== keyword.toLowerCase()) report(`Keyword "${keyword}" isn't in lowercase.`);
      if (new RegExp(`\\b${keyword}\\b`).test(summary))
        report(`Keyword "${keyword}" is in the summary.`);
    }
  });
