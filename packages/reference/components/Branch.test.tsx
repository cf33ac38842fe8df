import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Branch} from './Branch';

it('is closed and keeps its attributes', () => {
  expect(
    renderToStaticMarkup(
      <Branch id="more" data-search="ignore" summary="More">
        Text
      </Branch>,
    ),
  ).toBe(
    '<details class="branch" id="more" data-search="ignore"><summary>More</summary>Text</details>',
  );
});
