import {isSingleKey} from '../../components/shell/shortcuts/single-keys';

const dialogSelector = 'dialog[data-search]';

/** Opens and closes the search dialog, and follows the pager's links by key. React only fills the open dialog. */
export default function search(): void {
  const dialog = () => document.querySelector<HTMLDialogElement>(dialogSelector);
  const root = document.documentElement;
  const show = () => {
    const box = dialog();
    if (!box || box.open) return;
    box.showModal();
    root.toggleAttribute('data-dialog-open', true);
  };

  document.addEventListener('click', ({target}) => {
    if (target === dialog()) dialog()?.close();
    else if ((target as Element).closest('[data-opens-search]')) show();
  });

  // This event doesn't bubble.
  document.addEventListener(
    'close',
    () => root.toggleAttribute('data-dialog-open', dialog()?.open ?? false),
    true,
  );

  document.addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    // The combobox sends copies of key events to its active option.
    if (!event.isTrusted) return;
    const isShortcut = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
    const isPlain = isSingleKey(event) && !document.querySelector('dialog[open]');
    const direction = isPlain && {n: 'next', p: 'prev'}[key];
    if (isShortcut || (isPlain && key === '/')) {
      event.preventDefault();
      if (dialog()?.open) dialog()?.close();
      else show();
    } else if (direction) {
      document.querySelector<HTMLElement>(`.pagination-nav__link--${direction}`)?.click();
    }
  });
}
