import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {expect, it} from 'vitest';
import missingPackages from './missing-packages';

function transformed(markdown: string): Root['children'] {
  const root = fromMarkdown(markdown);
  const transform = missingPackages() as (root: Root) => void;
  transform(root);
  return root.children;
}

const codeBlock = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\``;

it.each([
  ['names a package', codeBlock('xml', '<url>https://docs.example/packages/maven</url>')],
  ['installs one', codeBlock('bash file=samples/java/install.sh', 'mvn --quiet compile')],
  ['upgrades one', codeBlock('bash file=samples/go/upgrade.sh', 'go get argosy.example@v1.0.0')],
])('replaces a code block that %s with a note', (_reason, markdown) => {
  const [note, ...rest] = transformed(markdown);
  expect(note).toMatchObject({type: 'containerDirective', name: 'note'});
  expect(JSON.stringify(note)).toContain('npm run sdk:package');
  expect(rest).toEqual([]);
});

it('shows one note for blocks that follow each other', () => {
  const blocks = ['install', 'upgrade'].map((name) =>
    codeBlock(`bash file=samples/java/${name}.sh`, 'mvn compile'),
  );
  expect(transformed(blocks.join('\n\n'))).toHaveLength(1);
});

it('keeps other code blocks', () => {
  const markdown = codeBlock('bash file=samples/go/run.sh', 'go run .');
  expect(transformed(markdown)).toMatchObject([{type: 'code', value: 'go run .'}]);
});

it('keeps the text of a link to a package, without the link', () => {
  const [paragraph] = transformed(
    '[SHA256SUMS](pathname:///packages/SHA256SUMS), [API](pathname:///openapi.yaml)',
  );
  expect(paragraph).toMatchObject({
    children: [
      {type: 'text', value: 'SHA256SUMS'},
      {type: 'text', value: ', '},
      {type: 'link', url: 'pathname:///openapi.yaml'},
    ],
  });
});
