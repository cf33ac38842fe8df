import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {SectionBar} from './SectionBar';

it('links to each section', () => {
  const sections = [
    {id: 'body', heading: 'Body'},
    {id: 'errors', heading: 'Errors'},
  ];
  expect(renderToStaticMarkup(<SectionBar sections={sections} />)).toContain(
    '<ul><li><a href="#body">Body</a></li><li><a href="#errors">Errors</a></li></ul>',
  );
});

it('has a button that opens all branches', () => {
  expect(renderToStaticMarkup(<SectionBar sections={[]} />)).toContain(
    'data-expand="">Expand all</button>',
  );
});
