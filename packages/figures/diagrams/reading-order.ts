import type {LayeredEdge, LayeredGraph, LayeredNode} from './layered';

/**
 * The nodes of a graph from top to bottom. Each is followed by a node that it leads to, if one is
 * left, and rather by one that leads on. Members of a group stay together.
 */
export function readingOrder({nodes, edges, groups = []}: LayeredGraph): LayeredNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const ordered = new Set<LayeredNode>();
  const leadsOn = (id: string) => edges.some(({from, to}) => from === id && to !== id);
  const visit = (id: string): void => {
    const node = byId.get(id);
    if (!node || ordered.has(node)) return;
    ordered.add(node);
    const next = edges.filter(({from}) => from === id).map(({to}) => to);
    for (const to of next.filter(leadsOn)) visit(to);
    for (const to of next) visit(to);
  };
  for (const {id} of [...nodes].sort((a, b) => incoming(edges, a) - incoming(edges, b))) visit(id);

  const together = [...ordered].flatMap((node) => {
    const group = groups.find(({members}) => members.includes(node.id));
    return group ? [...ordered].filter(({id}) => group.members.includes(id)) : [node];
  });
  return [...new Set(together)];
}

/** Nodes that nothing leads to come first. */
const incoming = (edges: LayeredEdge[], {id}: LayeredNode): number =>
  edges.some(({from, to}) => to === id && from !== id) ? 1 : 0;
