import {figureMarkup, type Drawing} from '../svg/figure';
import type {Markup} from '../svg/element';
import {drawFlow, parseFlow} from './flow';
import {drawLifecycle, parseLifecycle} from './lifecycle';
import {drawModel, parseModel} from './model';
import {drawSequence, parseSequence} from './sequence';
import {SourceError, type DiagramMeta} from './source';

type Draw = (source: string, direction?: 'right' | 'down') => Drawing;

const kinds: Record<string, Draw> = {
  sequence: (source) => drawSequence(parseSequence(source)),
  lifecycle: (source, direction) => drawLifecycle(parseLifecycle(source), direction),
  flow: (source, direction) => drawFlow(parseFlow(source), direction),
  model: (source, direction) => drawModel(parseModel(source), direction),
};

/** One diagram as the inside of a figure. Same source, same string. */
export function renderDiagram(source: string, meta: DiagramMeta, id: string): Markup {
  const draw = kinds[meta.kind];
  if (!draw) {
    throw new SourceError(
      `"${meta.kind}" is not a kind of diagram; the kinds are ${Object.keys(kinds).join(', ')}`,
    );
  }
  return figureMarkup(draw(source, meta.direction), {
    id,
    title: meta.title,
    alt: meta.alt,
    kind: 'diagram',
    textLabel: 'Text version',
  });
}
