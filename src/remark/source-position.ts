import path from 'node:path';
import type {Node} from 'unist';
import type {VFile} from 'vfile';

/** An error that says where in the source to look, in the form that editors and terminals make clickable. */
export function errorAt(file: VFile, node: Node, message: string, lineInNode = 0): Error {
  const line = (node.position?.start.line ?? 1) + lineInNode;
  return new Error(`${path.relative(process.cwd(), file.path)}:${line}: ${message}`);
}
