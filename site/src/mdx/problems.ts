import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import type {Node} from 'unist';
import type {VFile} from 'vfile';

const source = 'page-problems';

/**
 * Reports a problem on a page without stopping the compilation, so that authors see all problems in one
 * run. `lineInNode` counts from the node's first line.
 */
export function reportProblem(file: VFile, node: Node, message: string, lineInNode = 0): void {
  const start = node.position?.start;
  file.message(message, {
    source,
    // eslint-disable-next-line id-denylist -- the name of the option
    ...(start ? {place: {line: start.line + lineInNode, column: start.column}} : {}),
  });
}

/** All problems on a page, each as `file:line: message`, which editors and terminals make clickable. */
export class PageProblems extends Error {
  override readonly name = 'PageProblems';
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

export const problemAt = (file: string, line: number | undefined, message: string): string =>
  `${path.relative(process.cwd(), file)}:${line ?? 1}: ${message}`;

/** Fails the compilation with all reported problems. It must be the last remark plugin. */
export function failOnProblems(): Transformer<Root> {
  return (_root, file) => {
    const reported = file.messages
      .filter((message) => message.source === source)
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
      .map(({line, reason}) => problemAt(file.path, line, reason));
    if (reported.length > 0) throw new PageProblems(reported);
  };
}
