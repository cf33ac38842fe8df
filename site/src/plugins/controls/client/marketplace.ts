import {marketplaceKey, showMarketplace} from '../choices';
import {all, on} from './page';
import {showScenario} from './scenarios';
import {read, write} from './storage';

const buttons = '.marketplaces [data-marketplace]';

/** The marketplace for which a list of scenarios has selected one. */
const selectedFor = new WeakMap<Element, string>();

/** Shows the variants and the scenario of the marketplace that the reader sells on. */
export function showChosenMarketplace(): void {
  const shown = showMarketplace(read(marketplaceKey));
  for (const button of all(buttons))
    button.setAttribute('aria-pressed', String(button.dataset.marketplace === shown));
  for (const list of all<HTMLSelectElement>('select[data-scenarios]')) {
    if (selectedFor.get(list) === shown) continue;
    selectScenario(list, shown);
    selectedFor.set(list, shown);
  }
}

/** Selects the first scenario of the marketplace, unless the selected one already is. */
function selectScenario(list: HTMLSelectElement, marketplace: string): void {
  // Before this script ran, the reader may have selected another one.
  if (!selectedFor.has(list) && list.selectedIndex > 0) return;
  const matches = [...list.options].filter(({dataset}) => dataset.marketplace === marketplace);
  if (!matches[0] || matches.some(({selected}) => selected)) return;
  matches[0].selected = true;
  showScenario(list);
}

/** Stores the choice for all pages. */
export function listen(): void {
  on('click', buttons, ({dataset}) => {
    write(marketplaceKey, dataset.marketplace ?? 'all');
    showChosenMarketplace();
  });
}
