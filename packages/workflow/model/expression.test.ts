import {describe, expect, it} from 'vitest';
import {parseTemplate} from './expression';

describe('parseTemplate', () => {
  it('reads text, paths, and filters', () => {
    expect(parseTemplate('A {{ item.a["b c"][0] | default("x}}y") | upper }}.')).toEqual([
      'A ',
      {
        root: 'item',
        steps: ['a', 'b c', 0],
        filters: [
          {name: 'default', args: ['x}}y']},
          {name: 'upper', args: []},
        ],
      },
      '.',
    ]);
  });

  it('reads the name of an earlier node', () => {
    expect(parseTemplate('{{ nodes["New offers"].items[2].id }}')).toEqual([
      {root: 'nodes', node: 'New offers', steps: ['items', 2, 'id'], filters: []},
    ]);
  });

  it("doesn't change text without expressions", () => {
    expect(parseTemplate('')).toEqual(['']);
    expect(parseTemplate('a } {b}')).toEqual(['a } {b}']);
  });

  it.each([
    ['{{ item.a', "doesn't end with }}"],
    ['{{ }}', 'a name is missing'],
    ['{{ offer.id }}', '"offer" isn\'t item, nodes, execution, or workflow'],
    ['{{ nodes.item }}', 'after nodes comes item or items'],
    ['{{ nodes["A"].json.x }}', 'after nodes comes item or items'],
    ['{{ nodes[1].item }}', 'nodes requires the name of a node'],
    ['{{ execution.status }}', 'after execution comes id or startedAt'],
    ['{{ item[a] }}', 'text in double quotes or a number is missing'],
    ['{{ item[1.5] }}', 'brackets contain text in quotes or a whole number'],
    ['{{ item[1 }}', "a bracket isn't closed"],
    ['{{ item.a | shout }}', 'there\'s no filter "shout"'],
    ['{{ item.a | default }}', 'default accepts 1 argument(s), not 0'],
    ['{{ item.a | upper(1) }}', 'upper accepts 0 argument(s), not 1'],
    ['{{ item.a | join(1) }}', 'join requires text in quotes'],
    ['{{ item.a | round(1.5) }}', 'round requires a whole number from 0 to 9'],
    ['{{ item.a | join("," }}', "a parenthesis isn't closed"],
    ['{{ item.a + 1 }}', "doesn't end with }}"],
  ])('rejects %s', (text, message) => {
    expect(() => parseTemplate(text)).toThrow(message);
  });
});
