import type {Markup} from '../svg/element';
import {figureMarkup} from '../svg/figure';
import {parseForm, parsePreview, type Sketch} from './form-spec';
import {drawSketch} from './draw-sketch';

const readers = {form: parseForm, preview: parsePreview};

export type SketchKind = keyof typeof readers;

export const isSketchKind = (name: string | null | undefined): name is SketchKind =>
  Object.hasOwn(readers, name ?? '');

/** Reads the fence of a console's form, or of what readers get at the end of a task. */
export const readSketch = (kind: SketchKind, source: string): Sketch => readers[kind](source);

/** The content of a `<figure>`. The same source always results in the same string. */
export const sketchMarkup = (sketch: Sketch, kind: SketchKind, id: string): Markup =>
  figureMarkup(drawSketch(sketch), {
    id,
    title: sketch.title,
    alt: sketch.alt,
    kind,
    textLabel: 'Text version',
  });
