import {all, keepInPlace, on} from './page';
import {read, write} from './storage';

/** The style sheet shows the panel of the checked one. */
const tabs = '.tabs-container > input';

const keyOf = ({dataset}: HTMLElement): string => `docusaurus.tab.${dataset.group ?? ''}`;

/** Stores the choice for other tabs of the same group, on all pages. */
function remember(tab: HTMLInputElement): void {
  if (tab.dataset.group) write(keyOf(tab), tab.value);
}

/** Stores what the reader chose before this script ran. */
export function adoptTabs(): void {
  for (const tab of all<HTMLInputElement>(tabs))
    if (tab.checked && !tab.defaultChecked) remember(tab);
}

/** Selects the stored choice in each group that has it. */
export function showChosenTabs(): void {
  for (const tab of all<HTMLInputElement>(tabs))
    if (tab.dataset.group && read(keyOf(tab)) === tab.value) tab.checked = true;
}

/** Selects the tab whose panel has this element. */
export function showPanelOf(element: Element): void {
  for (
    let panel = element.closest('.tabs-container > div');
    panel;
    panel = panel.parentElement?.closest('.tabs-container > div') ?? null
  ) {
    const siblings = [...(panel.parentElement?.children ?? [])];
    const panels = siblings.filter(({tagName}) => tagName === 'DIV');
    const inputs = siblings.filter((sibling) => sibling instanceof HTMLInputElement);
    const tab = inputs[panels.indexOf(panel)];
    if (tab) tab.checked = true;
  }
}

export function listen(): void {
  on<HTMLInputElement>('change', tabs, (tab) => {
    remember(tab);
    keepInPlace(tab.labels?.[0] ?? tab, showChosenTabs);
  });
}
