import {prefersReducedMotion} from '@docusaurus/theme-common';

/** As in the theme's `Collapsible`, which doesn't know `<details>`. */
function durationOf(height: number): number {
  const steps = height / 36;
  return prefersReducedMotion() ? 1 : Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}

/** Opens or closes a category, and animates the height of its list. */
export function toggle(category: HTMLDetailsElement): void {
  const list = category.lastElementChild as HTMLElement;
  const [running] = list.getAnimations();
  if (running) {
    running.reverse();
    return;
  }
  const isOpening = !category.open;
  // A closed one has no height.
  category.open = true;
  const height = list.scrollHeight;
  const animation = list.animate(
    [
      {height: 0, overflow: 'hidden'},
      {height: `${height}px`, overflow: 'hidden'},
    ],
    {
      duration: durationOf(height),
      easing: 'ease-in-out',
      direction: isOpening ? 'normal' : 'reverse',
    },
  );
  animation.onfinish = () => {
    category.open = isOpening === animation.playbackRate > 0;
  };
}
