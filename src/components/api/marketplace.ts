import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('docs.marketplace');
const buttons = '.marketplaces [data-marketplace]';

/** Shows the variants and the scenario of the marketplace that the reader sells on. */
export function showChosenMarketplace(): void {
  const chosen = slot.get() ?? 'all';
  document.documentElement.dataset.marketplace = chosen;
  for (const button of document.querySelectorAll<HTMLElement>(buttons))
    button.setAttribute('aria-pressed', String(button.dataset.marketplace === chosen));
  selectScenario(chosen);
}

/** Stores the choice for all pages. */
export function rememberMarketplace(marketplace: string): void {
  slot.set(marketplace);
  showChosenMarketplace();
}

/** Selects the first scenario of the marketplace, unless the selected one already is. */
function selectScenario(marketplace: string): void {
  const scenarios = [
    ...document.querySelectorAll<HTMLInputElement>('.scenarios > input[data-marketplace]'),
  ];
  const ofMarketplace = scenarios.filter(
    (scenario) => scenario.dataset.marketplace === marketplace,
  );
  if (ofMarketplace[0] && !ofMarketplace.some(({checked}) => checked))
    ofMarketplace[0].checked = true;
}
