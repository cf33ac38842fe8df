import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ReferenceContext} from '../reference-context';
import {PageLink} from './PageLink';

const reference = {slugs: [], reading: new Map([['/billing/offer', {title: 'Create an offer'}]])};
const render = (address: string) =>
  renderToStaticMarkup(
    <ReferenceContext value={reference}>
      <PageLink address={address} />
    </ReferenceContext>,
  );

it('has the title of the page', () => {
  expect(render('/billing/offer#lifecycle')).toBe(
    '<a href="/billing/offer#lifecycle">Create an offer</a>',
  );
});

it('fails if the page does not exist', () => {
  expect(() => render('/nowhere')).toThrow('there is no page /nowhere');
});
