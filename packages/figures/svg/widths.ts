/** Width of the article column on a large screen. */
export const columnWidth = 700;

/** Width of the article column on a phone that's 390 px wide. */
export const phoneWidth = 332;

/** How much a figure may shrink, so that text of 12 px stays readable. */
const smallestScale = 0.92;

/** The widest figure that fits the column on a large screen, if it shrinks. */
export const widestFigure = 770;

/** Padding and border around a figure. */
const frame = 26;

/** Container widths in the style sheet, from which a figure is shown in its wide version. */
const rooms = [360, 420, 600, 736];

/** The smallest of these widths that has room for a figure. */
export const roomFor = (width: number): number | undefined =>
  rooms.find((room) => room >= width * smallestScale + frame) ?? rooms.at(-1);
