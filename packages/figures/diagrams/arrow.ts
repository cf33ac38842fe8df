import {element, round, type Markup} from '../svg/element';

type Point = {x: number; y: number};

/** Draws the arrowhead as a path. An SVG marker would need an ID that is unique on the page. */
export function arrowHead(tip: Point, direction: Point): Markup {
  const length = 7;
  const half = 3.2;
  const scale = Math.hypot(direction.x, direction.y) || 1;
  const [ux, uy] = [direction.x / scale, direction.y / scale];
  const [bx, by] = [tip.x - ux * length, tip.y - uy * length];
  const point = (x: number, y: number) => `${round(x)} ${round(y)}`;
  return element('path', {
    class: 'dg-head',
    d: `M${point(tip.x, tip.y)}L${point(bx - uy * half, by + ux * half)}L${point(bx + uy * half, by - ux * half)}Z`,
  });
}
