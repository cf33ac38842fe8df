import {columnWidth, phoneWidth, type Rendering, widestFigure} from '../svg/figure';
import {drawLayered, type Direction, type LayeredGraph} from './layered';
import {drawOutline} from './outline';

/** Draws a graph for the article's column, and a second time if that's too wide for a phone. */
export function drawFitted(
  graph: LayeredGraph,
  wanted?: Direction,
  /** The same graph with narrower nodes. */
  compact: LayeredGraph = graph,
): Rendering & {narrow?: Rendering} {
  const wide = drawWide(graph, wanted);
  return wide.width <= phoneWidth ? wide : {...wide, narrow: drawNarrow(compact)};
}

/** A diagram that fits the column runs from left to right, unless its source says otherwise. */
function drawWide(graph: LayeredGraph, wanted: Direction = 'right'): Rendering {
  const first = drawLayered(graph, wanted);
  if (first.width <= columnWidth) return first;
  const down = wanted === 'down' ? first : drawLayered(graph, 'down');
  return down.width <= widestFigure ? down : drawOutline(graph, columnWidth);
}

function drawNarrow(graph: LayeredGraph): Rendering {
  const layered = drawLayered(graph, 'narrow');
  return layered.width <= phoneWidth ? layered : drawOutline(graph, phoneWidth);
}
