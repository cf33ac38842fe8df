import {areSingleKeysOn, setSingleKeys} from './single-keys';
import styles from './styles.module.css';

const isMac = () => document.documentElement.dataset.platform === 'mac';

/** Keys and what they do. Several keys are alternatives. */
const shortcuts = (): [keys: string[], action: string][] => [
  [[isMac() ? '⌘ K' : 'Ctrl K', '/'], 'Search'],
  [['n'], 'Go to the next page'],
  [['p'], 'Go to the previous page'],
  [['←', '→'], 'Switch between tabs'],
  [['Esc'], 'Close a dialog, the menu, or a definition'],
  [['?'], 'Show this help'],
];

/** Shows the keyboard shortcuts. It's plain DOM, because it isn't part of a page. */
export function showHelp(): void {
  const dialog = create('dialog', {className: styles.help});
  const title = create('h2', {id: 'shortcuts', textContent: 'Keyboard shortcuts'});
  const list = create('dl', {});
  for (const [keys, action] of shortcuts()) {
    const row = create('div', {});
    const names = create('dd', {});
    names.append(...keys.map((key) => create('kbd', {textContent: key})));
    row.append(create('dt', {textContent: action}), names);
    list.append(row);
  }
  const option = create('label', {});
  const box = create('input', {type: 'checkbox', checked: areSingleKeysOn()});
  box.addEventListener('change', () => setSingleKeys(box.checked));
  option.append(box, ' Use shortcuts of a single key');
  const close = create('button', {
    className: 'dialog-close',
    textContent: 'Close',
    autofocus: true,
  });
  close.addEventListener('click', () => dialog.close());
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(close, title, list, option);
  document.body.append(dialog);
  dialog.showModal();
}

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);
