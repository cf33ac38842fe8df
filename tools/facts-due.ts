/**
 * Purpose: lists facts that are outdated, or will be in 30 days, per product. A scheduled workflow
 *   opens an issue for each (.github/workflows/facts.yml). DOCS_TODAY shows what another day has.
 * Usage: npm run facts:due [-- --json]
 */
import './lib/readable-errors';
import {parseArgs} from 'node:util';
import {site} from '@docs/site/config';
import {dueFacts, readFacts} from './lib/due-facts';

const {values} = parseArgs({options: {json: {type: 'boolean', default: false}}});

const due = dueFacts(readFacts('content/data'), new Date(site.today));
const text = due.map(({title, body}) => `# ${title}\n\n${body}`).join('\n');
console.log(values.json ? JSON.stringify(due, null, 2) : text || 'No facts are due.');
