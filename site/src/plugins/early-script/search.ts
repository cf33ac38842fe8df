import {isSingleKey} from '../../components/shell/shortcuts/single-keys';
import {onClick} from './browser';

/** Opens and closes the search dialog. React only fills it. */
export default function search(): void {
  const dialog = () => document.querySelector<HTMLDialogElement>('dialog[data-search]');
  const markPage = () =>
    document.documentElement.toggleAttribute('data-dialog-open', dialog()?.open ?? false);
  const toggle = () => {
    if (dialog()?.open) dialog()?.close();
    else dialog()?.showModal();
    markPage();
  };

  onClick('[data-opens-search]', toggle);
  onClick('dialog[data-search]', ({target}) => {
    // The backdrop belongs to the dialog, and everything else is in a box in it.
    if (target === dialog()) toggle();
  });
  // Escape closes it too. This event doesn't bubble.
  addEventListener('close', markPage, true);

  addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const isShortcut = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
    const isSlash = key === '/' && isSingleKey(event) && !document.querySelector('dialog[open]');
    // The combobox sends copies of key events to its active option.
    if (!event.isTrusted || !(isShortcut || isSlash)) return;
    event.preventDefault();
    toggle();
  });
}
