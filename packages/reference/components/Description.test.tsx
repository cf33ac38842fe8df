import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Description} from './Description';

const render = (text: string) => renderToStaticMarkup(<Description text={text} />);

it('folds all but the first paragraph of a long text', () => {
  const rest = 'Second. '.repeat(60).trim();
  expect(render(`First.\n\n${rest}\n\nThird.`)).toBe(
    `<p>First.</p><details class="more"><summary>More about this operation</summary><p>${rest}</p>\n<p>Third.</p></details>`,
  );
});

it('shows a short text', () => {
  expect(render('First.\n\nSecond.')).toBe('<p>First.</p>\n<p>Second.</p>');
});

it('never cuts a list, code, or an element in two', () => {
  const rest = 'Second. '.repeat(60).trim();
  for (const first of ['- One.', '```\none', '<div>'])
    expect(render(`${first}\n\n${rest}`)).not.toContain('<details');
});
