import {expect, it} from 'vitest';
import {createSettling} from './world';

it('runs jobs in their order, including those that they add, and survives failures', () => {
  const errors: unknown[] = [];
  const done: string[] = [];
  const settling = createSettling((error) => errors.push(error));
  settling.add(() => {
    done.push('first');
    settling.add(() => done.push('third'));
  });
  settling.add(() => {
    throw new Error('broken');
  });
  settling.add(() => done.push('second'));
  settling.run();
  expect(done).toEqual(['first', 'second', 'third']);
  expect(errors.map(String)).toEqual(['Error: broken']);
});

it('notices a chain without an end', () => {
  const settling = createSettling(() => undefined);
  const again = () => settling.add(again);
  again();
  expect(() => settling.run()).toThrow('without an end');
});
