import {element, escape, html, join, type Markup} from './element';

export type Rendering = {width: number; height: number; content: Markup};

export type Drawing = Rendering & {
  /** The same figure for a phone, if the drawing is too wide for it. */
  narrow?: Rendering;
  /** A text version as HTML, for readers who can't see the drawing. */
  textVersion: Markup;
};

export type FigureText = {
  id: string;
  title: string;
  alt: string;
  kind: 'diagram' | 'chart' | 'form' | 'preview';
  textLabel: string;
};

/**
 * The content of a `<figure>` as one string: drawing, caption, and text version. Class names are
 * global because a string can't use CSS modules.
 */
export function figureMarkup(
  drawing: Drawing,
  {id, title, alt, kind, textLabel}: FigureText,
): Markup {
  const {narrow} = drawing;
  const svg = (rendering: Rendering, variant: string, description?: Markup) =>
    element(
      'svg',
      {
        class: `figure-svg ${kind}-svg${variant}`,
        ...sizeOf(rendering),
        role: 'img',
        'aria-labelledby': `${id}-caption ${id}-alt`,
      },
      description,
      rendering.content,
    );
  // <desc> instead of <title>, because browsers show a <title> as a tooltip over the whole image.
  const description = element('desc', {id: `${id}-alt`}, escape(alt));
  return join(
    html(
      'div',
      {class: 'figure-box', 'data-from': narrow && roomFor(drawing.width)},
      svg(drawing, narrow ? ' figure-wide' : '', description),
      narrow && svg(narrow, ' figure-narrow'),
    ),
    html('figcaption', {class: 'figure-caption', id: `${id}-caption`}, escape(title)),
    html(
      'button',
      {class: 'figure-enlarge', type: 'button', 'aria-label': `Enlarge ${title}`},
      escape('Enlarge'),
    ),
    html(
      'details',
      {class: 'figure-text'},
      html(
        'summary',
        {},
        escape(textLabel),
        html('span', {class: 'figure-hidden'}, escape(` of ${title}`)),
      ),
      html(
        'div',
        {
          class: 'figure-text-body',
          role: 'group',
          'aria-label': `${textLabel} of ${title}`,
          tabindex: 0,
        },
        drawing.textVersion,
      ),
    ),
  );
}

function sizeOf(rendering: Rendering): {viewBox: string; width: number; height: number} {
  const width = Math.ceil(rendering.width);
  const height = Math.ceil(rendering.height);
  return {viewBox: `0 0 ${width} ${height}`, width, height};
}

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
const roomFor = (width: number): number | undefined =>
  rooms.find((room) => room >= width * smallestScale + frame) ?? rooms.at(-1);
