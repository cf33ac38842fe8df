import {element, escape, html, join, round, type Markup} from './element';

export type Drawing = {
  width: number;
  height: number;
  content: Markup;
  /** A text version as HTML, for readers who can't see the drawing. */
  textVersion: Markup;
};

export type FigureText = {
  id: string;
  title: string;
  alt: string;
  kind: 'diagram' | 'chart';
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
  const width = Math.ceil(drawing.width);
  const height = Math.ceil(drawing.height);
  const svg = element(
    'svg',
    {
      class: `figure-svg ${kind}-svg`,
      viewBox: `0 0 ${round(width)} ${round(height)}`,
      width,
      height,
      role: 'img',
      // <desc> instead of <title>, because browsers show a <title> as a tooltip over the whole
      // image.
      'aria-labelledby': `${id}-caption ${id}-alt`,
    },
    element('desc', {id: `${id}-alt`}, escape(alt)),
    drawing.content,
  );
  return join(
    html(
      'div',
      {class: 'figure-scroll', role: 'region', 'aria-label': `${title}, ${kind}`, tabindex: 0},
      svg,
    ),
    html('figcaption', {class: 'figure-caption', id: `${id}-caption`}, escape(title)),
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
