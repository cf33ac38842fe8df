import {readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {paths, type Spec} from '@docs/contract';
import {recipeFile} from '@docs/content-model/files';
import {parseRecipe, stepsText} from './recipe-steps';
import type {Skill} from './skill-list';

type UrlOf = (route: string) => string;

const recipeFolder = path.join(paths.repository, 'content', 'data', 'recipes');

/** Writes a skill as SKILL.md, with a recipe's steps or a sample program. */
export function skillText(skill: Skill, spec: Spec): string {
  const docs = spec.externalDocs as {url: string};
  const urlOf = (route: string) => new URL(route, docs.url).href;
  const head = YAML.stringify({name: skill.name, description: skill.description}, {lineWidth: 0});
  const body =
    'recipe' in skill ? recipeText(skill.recipe, spec, urlOf) : sampleText(skill.sample, urlOf);
  return [
    `---\n${head}---\n`,
    ...body,
    '## More',
    '',
    `- [Guide](${urlOf(`${skill.guide}.md`)})`,
    ...('recipe' in skill
      ? [
          `- [The same steps as an Arazzo document](${urlOf(`/recipes/${skill.recipe}.arazzo.yaml`)})`,
        ]
      : []),
    `- [Errors](${urlOf('/api/errors.md')}), with cause and fix for each code`,
    `- [All pages](${urlOf('/llms.txt')})`,
    '',
  ].join('\n');
}

function recipeText(name: string, spec: Spec, urlOf: UrlOf): string[] {
  const {info, workflows} = parseRecipe(readFileSync(recipeFile(recipeFolder, name), 'utf8'));
  const [{inputs, steps}] = workflows;
  const required = Object.entries(inputs.properties).filter(([input]) => input !== 'token');
  return [
    `# ${info.title}`,
    '',
    info.summary,
    '',
    '## Before you start',
    '',
    `- Try the steps in the [sandbox](${urlOf('/get-started/sandbox.md')}) first. It runs on the user's machine, has sample data, and needs no account.`,
    `- Create an access token as described in [authentication](${urlOf('/api/authentication.md')}), and send it as \`Authorization: Bearer TOKEN\`. Read the client secret from an environment variable. Never print it or write it to a file.`,
    '- Names, dates, and amounts in the bodies are examples. Ask the user for the real ones before a call that changes something.',
    '- Ask the user for these inputs:',
    ...required.map(([input, {description}]) => `  - \`${input}\`: ${description}`),
    '',
    '## Steps',
    '',
    'An expression that starts with `$inputs` is an input, and `$steps.NAME.outputs` is a value that you kept in that step.',
    '',
    stepsText(steps, spec, urlOf),
    '## If a call fails',
    '',
    '- Read `code` in the response, and look it up in the list of errors.',
    '- After `429` or `503`, wait as long as `Retry-After` says, then repeat the call.',
    '- Repeat a call that creates something only with the same `Idempotency-Key`.',
    '',
  ];
}

/** Comments that mark lines on the site aren't part of the program. */
const lineMark = /^.*\bhighlight-(?:next-line|start|end)\b.*\n/gm;

function sampleText(file: string, urlOf: UrlOf): string[] {
  const text = readFileSync(path.join(paths.repository, file), 'utf8');
  const program = text.replaceAll(lineMark, '').trimEnd();
  return [
    '# Receive and verify webhooks',
    '',
    '## Rules',
    '',
    '- Verify the signature with the raw body, before you parse it.',
    '- Store the event ID, and ignore an event that you already have. Argosy can deliver an event more than once.',
    '- Respond with a 2xx status within the time limit, and do the work afterwards.',
    '- Read the signing secret from an environment variable. Never print it or write it to a file.',
    `- The [SDKs](${urlOf('/sdks.md')}) verify signatures in TypeScript, Python, Go, and Java. Use them where you can.`,
    `- Test the endpoint with the [sandbox](${urlOf('/get-started/sandbox.md')}), which sends signed events.`,
    '',
    '## A complete receiver',
    '',
    '```python',
    program,
    '```',
    '',
    `Look up every event and its payload in [webhooks](${urlOf('/api/webhooks.md')}).`,
    '',
  ];
}
