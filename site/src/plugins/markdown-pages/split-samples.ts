import type {Heading, List, Root, RootContent} from 'mdast';

/**
 * Moves an operation's samples out of a page that's too long for agents. Returns a tree per language,
 * and one for the responses, by name. In the page, a list links to them.
 */
export function splitSamples(tree: Root, linkTo: (name: string) => string): Map<string, Root> {
  const isSection = (node: RootContent) => isHeading(node) && node.depth === 2;
  const firstSample = tree.children.findIndex((node) => isHeading(node) && node.data?.sample);
  if (firstSample < 0) return new Map();
  const section = tree.children.findLastIndex(
    (node, index) => index < firstSample && isSection(node),
  );
  // A scenario's heading can precede its first sample.
  const start = tree.children.findIndex((node, index) => index > section && isHeading(node));
  const next = tree.children.findIndex((node, index) => index > firstSample && isSection(node));
  const end = next < 0 ? tree.children.length : next;
  const files = new Map<string, Root>();
  let current: Root | undefined;
  for (const node of tree.children.slice(start, end)) {
    if (!isHeading(node)) current?.children.push(node);
    else if (node.data?.sample) {
      const {file, title} = node.data.sample;
      current = files.get(file) ?? {type: 'root', children: []};
      current.children.push(headingOf(title));
      files.set(file, current);
    }
  }
  const links = [...files.keys()].map((name): [string, string] => [name, linkTo(name)]);
  tree.children.splice(start, end - start, listOf(links));
  return files;
}

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';

const headingOf = (value: string): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value}],
});

const listOf = (links: [text: string, url: string][]): List => ({
  type: 'list',
  spread: false,
  children: links.map(([value, url]) => ({
    type: 'listItem',
    children: [
      {type: 'paragraph', children: [{type: 'link', url, children: [{type: 'text', value}]}]},
    ],
  })),
});
