import {
  drawPhases,
  element,
  escape,
  html,
  join,
  type Markup,
  type PlacedStatus,
  round,
  statusHeight,
  textBlock,
  wrapText,
} from '@docs/figures';
import {eventAddress, type Lifecycle, moverLabel, moverOf, type Transition} from '@docs/contract';

type Names = {
  title: string;
  meanings: Record<string, string>;
  /** The page of the API reference that explains each status. */
  reference: string;
  titleOf: (operation: string) => string;
};

const kindNames = {
  waiting: 'Waiting',
  open: 'Open',
  live: 'Live',
  over: 'Over',
  failed: 'Failed',
};

type Line = {from?: string; to: string; by: string};

/** One line per pair of statuses and mover. A transition to the same status has none. */
function linesOf({transitions}: Lifecycle): Line[] {
  const lines = new Map<string, Line>();
  for (const {from, to, by} of transitions)
    for (const status of from.length > 0 ? from : [undefined])
      if (status !== to)
        lines.set([status, to, moverOf({by})].join(), {...(status && {from: status}), to, by});
  return [...lines.values()];
}

/**
 * The content of a lifecycle's figure: a map with a column per phase, and for each status a list of what leads out
 * of it. The map shows the list of one status at a time, and a narrow window shows only the lists. Each status is
 * followed by its lines and its list, so that a style sheet alone can show them.
 */
export function lifecycleMap(lifecycle: Lifecycle, names: Names): Markup {
  const {phases, transitions, schema} = lifecycle;
  const id = `lifecycle-${schema}`;
  const lines = linesOf(lifecycle);
  const map = drawPhases({
    phases: phases.map(({name, statuses}) => ({name, statuses: Object.keys(statuses)})),
    moves: lines,
  });
  const kinds = Object.assign({}, ...phases.map(({statuses}) => statuses)) as Record<
    string,
    string
  >;
  const svg = (className: string | undefined, ...content: Markup[]) =>
    html('svg', {class: className, width: map.width, height: map.height}, ...content);
  const usedKinds = Object.entries(kindNames).filter(([kind]) =>
    Object.values(kinds).includes(kind),
  );
  const movers = new Map(transitions.map(({by}) => [moverOf({by}), moverLabel({by})]));
  const phaseOf = new Map(
    phases.map(({name, statuses}) => [Object.keys(statuses)[0], html('b', {}, escape(name))]),
  );
  return join(
    html(
      'ul',
      {class: 'lc-legend'},
      ...[...movers].map(([mover, label]) => html('li', {class: `lc-${mover}`}, escape(label))),
      ...usedKinds.map(([kind, label]) => html('li', {class: `lc-${kind}`}, escape(label))),
    ),
    html(
      'div',
      {class: 'lc'},
      html(
        'div',
        {class: 'lc-moves lc-first'},
        html('p', {}, escape('New')),
        moveList(
          transitions.filter(({from}) => from.length === 0),
          names,
        ),
      ),
      ...map.statuses.flatMap((placed) => {
        const {status} = placed;
        return [
          html(
            'a',
            // Text in a drawing doesn't name a link.
            {class: `lc-${kinds[status]}`, href: `#${id}.${status}`, 'aria-label': status},
            svg(undefined, statusMarkup(placed, kinds[status] ?? '')),
          ),
          svg(
            'lc-own',
            ...lines.flatMap(({from, to}, index) =>
              from === status || to === status ? [element('use', {href: `#${id}-${index}`})] : [],
            ),
          ),
          html(
            'div',
            {class: 'lc-moves', id: `${id}.${status}`},
            phaseOf.get(status),
            html(
              'p',
              {},
              html(
                'a',
                {href: `${names.reference}#${schema}.${status}`},
                html('code', {}, escape(status)),
              ),
              escape(` ${plain(names.meanings[status])}`),
            ),
            moveList(
              transitions.filter(({from}) => from.includes(status)),
              names,
            ),
          ),
        ];
      }),
      svg(
        'lc-lines',
        ...map.phases.flatMap(({name, left, width}) =>
          textBlock(wrapText(name, width, 12), {x: left, y: 24, size: 12, lineHeight: 15}),
        ),
        html(
          'g',
          {},
          ...lines.map(({by}, index) =>
            element('path', {
              id: `${id}-${index}`,
              class: `lc-${moverOf({by})}`,
              d: map.paths[index],
            }),
          ),
        ),
      ),
    ),
    html('figcaption', {class: 'figure-caption'}, escape(`${names.title} transitions`)),
  );
}

/** A box with the status, and a shape for its kind. */
function statusMarkup({status, left, top, width}: PlacedStatus, kind: string): Markup {
  const [x, y] = [left + 15, top + statusHeight / 2];
  const shape =
    kind === 'over'
      ? element('rect', {x: x - 4.5, y: y - 4.5, width: 9, height: 9, rx: 1})
      : kind === 'failed'
        ? element('path', {d: `M${round(x - 6)} ${y}l6-6 6 6-6 6z`})
        : element('circle', {cx: x, cy: y, r: 4.5});
  return join(
    element('rect', {x: left, y: top, width, height: statusHeight, rx: 8}),
    element('g', {}, shape),
    textBlock([status], {x: left + 27, y, size: 12, lineHeight: 15}),
  );
}

/** What leads out of a status: who moves it where, why, by which operation, and with which event. */
const moveList = (transitions: Transition[], {titleOf}: Names): Markup | undefined =>
  transitions.length === 0
    ? undefined
    : html(
        'ul',
        {},
        ...transitions.map(({to, by, cause, operation, event}) =>
          html(
            'li',
            {class: `lc-${moverOf({by})}`},
            html('span', {}, escape(`${moverLabel({by})} `)),
            html('span', {}, escape('→ '), html('code', {}, escape(to))),
            html(
              'span',
              {},
              escape(` ${plain(cause)}`),
              operation
                ? join(
                    escape(' '),
                    html('a', {href: `/api/${operation}`}, escape(titleOf(operation))),
                  )
                : undefined,
              event
                ? join(
                    escape(operation ? ', ' : ' '),
                    html('a', {href: eventAddress(event)}, html('code', {}, escape(event))),
                  )
                : undefined,
            ),
          ),
        ),
      );

const plain = (text = '') => text.replaceAll('`', '');
