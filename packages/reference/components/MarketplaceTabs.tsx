import {type Marketplace, marketplaces} from '@docs/content-model';

/**
 * Selects the marketplace that the reader sells on, for all pages. Without JavaScript, all
 * marketplaces are shown.
 */
export function MarketplaceTabs({offered}: {offered: string[]}) {
  const tabs = [
    ['all', 'All'],
    ...offered.map((name) => [name, marketplaces[name as Marketplace]]),
  ];
  return (
    <div className="tabs marketplaces" role="group" aria-label="Marketplace" data-search="ignore">
      {tabs.map(([name, label]) => (
        <button
          key={name}
          type="button"
          className="tabs__item"
          data-marketplace={name}
          aria-pressed={name === 'all'}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
