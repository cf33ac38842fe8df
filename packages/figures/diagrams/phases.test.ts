import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import YAML from 'yaml';
import {drawPhases, rejectCrossing} from './phases';

type Lifecycle = {
  phases: {name: string; statuses: Record<string, string>}[];
  transitions: {from: string[]; to: string}[];
};
const folder = 'openapi/lifecycles';

it.each(readdirSync(folder))(
  'draws %s in the width of a page, without a line across a status',
  (file) => {
    const {phases, transitions} = YAML.parse(
      readFileSync(`${folder}/${file}`, 'utf8'),
    ) as Lifecycle;
    const moves = transitions.flatMap(({from, to}) =>
      from.filter((status) => status !== to).map((status) => ({from: status, to})),
    );
    const map = drawPhases({
      phases: phases.map(({name, statuses}) => ({name, statuses: Object.keys(statuses)})),
      moves,
    });
    expect(map.width).toBeLessThanOrEqual(700);
    expect(map.paths).toHaveLength(moves.length);
  },
);

const box = (status: string, left: number) => ({status, left, top: 0, width: 100});

it('rejects a line that crosses a status', () => {
  const boxes = [box('DRAFT', 0), box('SENT', 150), box('GONE', 300)];
  const move = {from: 'DRAFT', to: 'GONE'};
  expect(() => rejectCrossing(move, 'M100 17H298', boxes)).toThrow(
    'the line from DRAFT to GONE crosses SENT',
  );
  expect(() =>
    rejectCrossing(move, 'M100 17C125 17 125 60 150 60H250C275 60 275 17 298 17', boxes),
  ).not.toThrow();
});

it('passes a column through a free place, or between its statuses', () => {
  const {paths, statuses} = drawPhases({
    phases: [
      {name: 'New', statuses: ['DRAFT']},
      {name: 'Open', statuses: ['SENT', 'SEEN', 'READ']},
      {name: 'Over', statuses: ['GONE']},
    ],
    moves: [{from: 'DRAFT', to: 'GONE'}],
  });
  expect(paths).toHaveLength(1);
  expect(statuses).toHaveLength(5);
});
