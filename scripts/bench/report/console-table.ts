import {engineIds, engines} from '../engines';
import type {Results} from '../results';

/** One row for each engine: the guide, the step to the next one, and the builds. */
export function printTable({load, navigation, build}: Results): void {
  const rows = engineIds.map((id) => {
    const page = load?.pages[id]?.guide;
    const step = navigation?.engines[id];
    const builds = Object.entries(build ?? {}).flatMap(([size, {engines: built}]) => [
      [`${size}: s`, built[id]?.seconds],
      [`${size}: MB`, built[id]?.peakMemoryMb],
    ]);
    return [
      engines[id].label,
      {
        'kB before paint': page?.weight.beforePaint.total,
        'JS before': page?.weight.beforePaint.js,
        'kB in all': page?.weight.inAll.total,
        'JS in all': page?.weight.inAll.js,
        requests: page?.weight.inAll.requests,
        score: page?.lighthouse.score,
        LCP: page?.lighthouse.lcpMs,
        TBT: page?.lighthouse.tbtMs,
        CLS: page?.lighthouse.cls,
        SI: page?.lighthouse.speedIndexMs,
        'next page ms': step?.clickToPaintMs,
        'next page kB': step?.kilobytes,
        ...Object.fromEntries(builds),
      },
    ];
  });
  console.table(Object.fromEntries(rows));
}
