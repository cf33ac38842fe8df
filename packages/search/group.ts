import type {Area} from './areas';
import type {SearchHit} from './types';

export interface HitGroup {
  area: Area;
  hits: SearchHit[];
}

/** Hits by area. The area of the best hit comes first, so the best hit stays on top. */
export function groupByArea(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<Area, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.area);
    if (group) group.push(hit);
    else groups.set(hit.area, [hit]);
  }
  return [...groups].map(([area, members]) => ({area, hits: members}));
}
