import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ObjectFacts} from './ObjectFacts';

const object = {
  areaTitle: 'Offers',
  tag: 'offers',
  operations: ['a', 'b'],
  events: [],
  lifecycles: [],
};

it('leads to the area and to the sections that the page has', () => {
  const html = renderToStaticMarkup(<ObjectFacts object={object} />);
  const links = [...html.matchAll(/<dt>(.*?)<\/dt><dd><a href="(.*?)">(.*?)<\/a>/g)];
  expect(links.map(([, ...link]) => link.join(' '))).toEqual([
    'Area /api/category/offers Offers',
    'Operations #operations 2',
  ]);
});
