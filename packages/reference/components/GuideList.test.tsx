import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {GuideList} from './GuideList';

it('links to each guide', () => {
  expect(
    renderToStaticMarkup(<GuideList guides={[{title: 'Offers & more', route: '/offers a'}]} />),
  ).toBe('<ul><li><a href="/offers%20a">Offers &amp; more</a></li></ul>');
});
