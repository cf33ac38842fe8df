import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {MarketplaceBadges} from './MarketplaceBadges';

it('shows display names, separated by spaces', () => {
  expect(renderToStaticMarkup(<MarketplaceBadges marketplaces={['STRIPE', 'OTHER']} />)).toBe(
    '<span class="badge">Direct (Stripe)</span> <span class="badge">OTHER</span> ',
  );
});
