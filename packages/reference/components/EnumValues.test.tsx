import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {EnumValues} from './EnumValues';

const values = (count: number) =>
  Array.from({length: count}, (_, index) => ({value: `V${index}`, meaning: `Meaning ${index}.`}));
const render = (count: number) => renderToStaticMarkup(<EnumValues values={values(count)} />);

it('shows each value with its meaning and version', () => {
  const added = {value: 'NEW', meaning: 'Is `new`.', addedIn: '1.1'};
  const html = renderToStaticMarkup(<EnumValues values={[added]} />);
  expect(html).toContain('<dt>NEW</dt><dd>Is <code>new</code>. <a class="version"');
});

it('collapses more than six values', () => {
  expect(render(6)).toMatch(/^<dl/);
  expect(render(7)).toMatch(/^<details class="branch"><summary>7 values<\/summary><dl/);
});

it('renders nothing without values', () => {
  expect(render(0)).toBe('');
});
