import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ReferenceContext} from '../reference-context';
import {error} from '../test-error';
import {property} from '../test-property';
import {ErrorList} from './ErrorList';

type Props = Parameters<typeof ErrorList>[0];

const notFound = error('NOT_FOUND');
const reference = {slugs: [], reading: new Map([['/guide', {title: 'A guide'}]])};
const operation = {slug: 'get-offer', errorBodies: [], needsToken: true};
const render = (errors: Partial<typeof notFound>[], values: Partial<Props['operation']> = {}) =>
  renderToStaticMarkup(
    <ReferenceContext value={reference}>
      <ErrorList
        operation={{...operation, errors: errors.map((own) => ({...notFound, ...own})), ...values}}
      />
    </ReferenceContext>,
  );
const shared = {code: 'RATE_LIMITED', status: 429, scope: 'every'} as const;
const link =
  '<span id="error.RATE_LIMITED"><span class="status status--4">429</span> ' +
  '<a href="/api/errors/429#RATE_LIMITED"><code>RATE_LIMITED</code></a></span>';

it('shows the status, code, cause, and fix', () => {
  expect(render([{}])).toContain('<li class="error" id="error.NOT_FOUND">');
  expect(render([{}])).toContain('href="/api/errors/404#NOT_FOUND"');
  expect(render([{}])).toContain(
    '<p>The <code>id</code> is unknown. <strong>Fix:</strong> Check the ID. <strong>Read:</strong> <a href="/guide">A guide</a></p>',
  );
});

it('has no link to more information that is on the same page', () => {
  expect(render([{read: '/api/get-offer'}])).not.toContain('Read:');
});

it('shows errors that all operations share in one line, without their fix', () => {
  const html = render([{}, shared, {...shared, code: 'INTERNAL'}]);
  expect(html).toContain(
    `<p class="errors__shared">Like other operations, it can also return ${link}<span id="error.INTERNAL">, `,
  );
  expect(html.match(/Fix:/g)).toHaveLength(1);
});

it('has no list without errors of its own', () => {
  expect(render([shared])).toMatch(/^<p class="errors__shared">It can return /);
});

it('shows the body of errors only for the operation whose errors differ', () => {
  const tree = {type: 'object', children: [property], variants: []};
  const errorBodies = [{statuses: ['400', '401'], tree}];
  expect(render([], {errorBodies})).toContain('href="/api/objects/error"');
  expect(render([], {errorBodies})).toContain('href="/api/errors#how-to-read"');
  expect(render([], {errorBodies})).not.toContain('Body of');
  const html = render([], {errorBodies, needsToken: false});
  expect(html).toMatch(/<summary>Body of 400, 401<\/summary><ul class="props">/);
  expect(html).not.toContain('how-to-read');
});
