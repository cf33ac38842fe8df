/** Makes the skip link lead to the content. Without scripts, it leads to a box that also has the sidebar. */
export function listen(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('[href="#__docusaurus_skipToContent_fallback"]');
    const main = link && document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    main.removeAttribute('tabindex');
  });
}
