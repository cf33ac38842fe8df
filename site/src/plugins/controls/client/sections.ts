/** How far below the bar a heading may start and still be the current one. */
const tolerance = 24;

/** Marks the link to the section that the reader has reached, and shows it in the bar. */
export function markCurrentSection(): void {
  const list = document.querySelector('.section-bar ul');
  if (!list) return;
  const edge = list.getBoundingClientRect().bottom + tolerance;
  const current = [...list.querySelectorAll('a')].findLast(({hash}) => {
    const section = document.getElementById(hash.slice(1));
    return section && section.getBoundingClientRect().top <= edge;
  });
  const previous = list.querySelector('[aria-current]');
  if (current === previous) return;
  previous?.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'true');
  if (current) list.scrollLeft = current.offsetLeft - list.clientWidth / 2;
}

export function listen(): void {
  addEventListener('scroll', markCurrentSection, {passive: true});
}
