import {on} from './page';

/** How much larger than on the page a drawing is shown on a large screen. */
const largestScale = 2;

/** Shows a figure's drawing on the whole screen. Escape or the button closes it. */
function enlarge(figure: HTMLElement): void {
  // The first drawing is the wide one.
  const drawing = figure.querySelector('svg');
  const opener = figure.querySelector('button');
  if (!drawing || !opener) return;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', opener.getAttribute('aria-label') ?? '');
  dialog.append(closeButton(dialog), scrollBox(drawing));
  dialog.addEventListener('close', () => dialog.remove());
  figure.append(dialog);
  // A click on the drawing has no focus to return to.
  opener.focus({preventScroll: true});
  dialog.showModal();
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'dialog-close';
  button.textContent = 'Close';
  button.addEventListener('click', () => dialog.close());
  return button;
}

function scrollBox(drawing: SVGSVGElement): HTMLDivElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.querySelector('desc')?.removeAttribute('id');
  copy.setAttribute('class', 'figure-svg');
  const {width, height} = drawing.viewBox.baseVal;
  copy.style.minWidth = `${width}px`;
  copy.style.minHeight = `${height}px`;
  copy.style.maxWidth = `${width * largestScale}px`;
  const box = document.createElement('div');
  box.tabIndex = 0;
  box.append(copy);
  return box;
}

/** The button is for the keyboard. The drawing itself opens on a tap too. */
export function listen(): void {
  on('click', '.figure-box, .figure-enlarge', (opener) => {
    const figure = opener.closest('figure');
    if (figure) enlarge(figure);
  });
}
