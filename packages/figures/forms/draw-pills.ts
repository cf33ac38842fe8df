import {element, join, textBlock} from '../svg/element';
import {textWidth} from '../svg/text-width';
import {type Column, controlLine, type Drawn} from './column';

const height = 28;
const padding = 14;
const gap = 10;

/** Buttons or options in a row, and in further rows if there's no room. */
export function drawPills(
  names: string[],
  isEmphasized: (name: string) => boolean,
  {left, width}: Column,
  y: number,
): Drawn {
  let x = left;
  let top = y;
  const content = names.map((name) => {
    const pillWidth = textWidth(name, controlLine.size) + 2 * padding;
    if (x > left && x + pillWidth > left + width) {
      x = left;
      top += height + gap;
    }
    const [box, text] = isEmphasized(name) ? ['dg-box dg-accent', ' dg-on-accent'] : ['dg-box', ''];
    const drawn = join(
      element('rect', {class: box, x, y: top, width: pillWidth, height, rx: 6}),
      textBlock([name], {
        ...controlLine,
        class: `${controlLine.class}${text}`,
        x: x + pillWidth / 2,
        y: top + height / 2,
        'text-anchor': 'middle',
      }),
    );
    x += pillWidth + gap;
    return drawn;
  });
  return {height: top + height - y, content: join(...content)};
}
