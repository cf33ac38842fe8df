import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {OwnValues} from './OwnValues';

const render = (values: Record<string, string>) =>
  renderToStaticMarkup(<OwnValues values={values} />);

it('has a labeled field per parameter, with the example as its placeholder', () => {
  expect(render({orgId: 'org_1', offerId: 'offr_1'})).toMatch(
    /<label>orgId<input type="text" data-own-value="orgId" placeholder="org_1"[^>]*><\/label><label>offerId</,
  );
});

it('renders nothing without parameters', () => {
  expect(render({})).toBe('');
});
