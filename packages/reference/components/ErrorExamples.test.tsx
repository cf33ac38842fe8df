import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {OperationModel} from '../page-model';
import {ErrorExamples} from './ErrorExamples';

type Errors = OperationModel['errors'];

const example = (name: string) => ({name, summary: name, value: {error: name}, parameters: {}});
const responses = [
  {
    status: '200',
    description: '',
    isError: false,
    examples: [example('success')],
  },
  {
    status: '404',
    description: '',
    isError: true,
    examples: [example('not_found'), example('rate_limited')],
  },
];
const render = (...errors: {code: string; scope: string}[]) =>
  renderToStaticMarkup(
    <ErrorExamples
      operation={{errors: errors.map((error) => ({...error, status: 404})) as Errors, responses}}
    />,
  );

it("shows the body of the operation's own error", () => {
  const html = render({code: 'not_found', scope: 'operation'});
  expect(html).toContain('<span class="status status--4">404</span> <code>not_found</code>');
  expect(html).toContain('aria-label="Response 404: not_found"');
  expect(html).toContain('<span class="s">"not_found"</span>');
});

it.each([
  ['that all operations share', {code: 'rate_limited', scope: 'every'}],
  ['without an example', {code: 'offer_expired', scope: 'operation'}],
  ['with the name of a success example', {code: 'success', scope: 'operation'}],
])('leaves out an error %s', (_, error) => {
  expect(render(error)).toBe('');
});

it('has one disclosure for all errors, and says what each button copies', () => {
  const html = render(
    {code: 'not_found', scope: 'operation'},
    {code: 'rate_limited', scope: 'operation'},
  );
  expect(html).toMatch(/^<details class="error-examples"><summary>2 errors<\/summary>/);
  expect(html).toContain('aria-label="Copy not_found"');
});
