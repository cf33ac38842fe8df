import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {TabItem, Tabs} from '.';

const items = (count: number) =>
  Array.from({length: count}, (_, index) => (
    <TabItem key={index} value={`v${index}`} label={`Label ${index}`}>
      Text {index}
    </TabItem>
  ));

it('has a named group of radio buttons, and all panels', () => {
  const html = renderToStaticMarkup(
    <Tabs groupId="way">
      {'\n'}
      {items(2)}
    </Tabs>,
  );
  expect(html).toContain('role="group" aria-label="Label 0 or Label 1"');
  expect(html.match(/<input type="radio"[^>]* data-group="way"/g)).toHaveLength(2);
  expect(html.match(/<input[^>]* checked=""[^>]* value="v0"|value="v0"[^>]* checked=""/)).not.toBe(
    null,
  );
  expect([...html.matchAll(/<div[^>]*>(Text \d)<\/div>/g)].map(([, text]) => text)).toEqual([
    'Text 0',
    'Text 1',
  ]);
});

it('labels each radio button', () => {
  const html = renderToStaticMarkup(<Tabs>{items(2)}</Tabs>);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const labeled = [...html.matchAll(/ for="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(labeled);
  expect(new Set(ids).size).toBe(2);
});

it('rejects more tabs than the style sheet can show', () => {
  expect(() => renderToStaticMarkup(<Tabs>{items(9)}</Tabs>)).toThrow('More than 8 tabs: Label 0');
});
