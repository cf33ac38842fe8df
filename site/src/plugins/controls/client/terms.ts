/** Escape closes the definition of a term until the pointer and the focus have left the term. */
export function listen(): void {
  document.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape') return;
    for (const term of document.querySelectorAll<HTMLElement>(
      '[data-definition]:hover, [data-definition]:focus-within',
    )) {
      term.dataset.closed = '';
      const reopen = () => delete term.dataset.closed;
      term.addEventListener('pointerleave', reopen, {once: true});
      term.addEventListener('focusout', reopen, {once: true});
    }
  });
}
