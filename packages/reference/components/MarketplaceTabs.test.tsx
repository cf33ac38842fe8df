import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {MarketplaceTabs} from './MarketplaceTabs';

it('offers all marketplaces first, then each by its display name', () => {
  expect(renderToStaticMarkup(<MarketplaceTabs offered={['gcp', 'direct']} />)).toBe(
    '<div class="tabs marketplaces" role="group" aria-label="Marketplace" data-search="ignore">' +
      '<button type="button" class="tabs__item" data-marketplace="all" aria-pressed="true">All</button>' +
      '<button type="button" class="tabs__item" data-marketplace="gcp" aria-pressed="false">Google Cloud</button>' +
      '<button type="button" class="tabs__item" data-marketplace="direct" aria-pressed="false">Direct billing</button>' +
      '</div>',
  );
});
