import type {Code, Link, Root, RootContent} from 'mdast';
// Adds directives to the types of mdast.
import type {} from 'remark-directive';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** Installs a package without naming its address, such as `go get` after `GOPROXY` is set. */
const installScript = /\bfile=\S+\/(?:install|upgrade)\.sh\b/;

/**
 * Replaces install commands with a note, and removes links to packages. Use it only in builds without
 * packages, where the addresses would return 404. It must run after `includeCode`.
 */
export default function missingPackages(): Transformer<Root> {
  return (root) => {
    const notes = new Set<RootContent | undefined>();
    visit(root, 'code', (code: Code, index = 0, parent) => {
      if (!parent) return;
      if (!code.value.includes('/packages/') && !installScript.test(code.meta ?? '')) return;
      // One note is enough for blocks that follow each other.
      const replacement = notes.has(parent.children[index - 1]) ? [] : [note(code)];
      replacement.forEach((added) => notes.add(added));
      parent.children.splice(index, 1, ...replacement);
      return index + replacement.length;
    });
    visit(root, 'link', (link: Link, index = 0, parent) => {
      if (!link.url.startsWith('pathname:///packages/')) return;
      parent?.children.splice(index, 1, ...link.children);
    });
  };
}

function note({position}: Code): RootContent {
  return {
    type: 'containerDirective',
    name: 'note',
    position,
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'text', value: "This build doesn't include the packages. Run "},
          {type: 'inlineCode', value: 'npm run sdk:package'},
          {type: 'text', value: ' before '},
          {type: 'inlineCode', value: 'npm run build'},
          {type: 'text', value: '.'},
        ],
      },
    ],
  };
}
