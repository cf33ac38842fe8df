import {figureMarkup, type Drawing} from '../svg/figure';
import type {Markup} from '../svg/element';
import {drawFlow} from './flow';
import {drawLifecycle} from './lifecycle';
import {parseEntityRelationship} from './mermaid/entity-relationship';
import {readFenceMeta} from './mermaid/fence-meta';
import {parseFlowchart} from './mermaid/flowchart';
import {parseSequence} from './mermaid/sequence';
import {parseState} from './mermaid/state';
import {readStatements, type Statements} from './mermaid/statements';
import {drawModel} from './model';
import {drawSequence} from './sequence';
import {SourceError} from './source';

export type Diagram = {title: string; alt: string; drawing: Drawing};

const kinds: Record<string, (statements: Statements) => Drawing> = {
  flowchart(statements) {
    const {model, direction} = parseFlowchart(statements);
    return drawFlow(model, direction);
  },
  sequenceDiagram: (statements) => drawSequence(parseSequence(statements)),
  'stateDiagram-v2'(statements) {
    const {model, direction} = parseState(statements);
    return drawLifecycle(model, direction);
  },
  erDiagram(statements) {
    const {model, direction} = parseEntityRelationship(statements);
    return drawModel(model, direction);
  },
};

/** Reads and draws a fence's Mermaid source. The same source always results in the same drawing. */
export function readDiagram(source: string, meta?: string | null): Diagram {
  const statements = readStatements(source);
  const {kind, title, alt} = statements;
  const draw = kinds[kind];
  if (!draw) {
    throw new SourceError(
      `"${kind}" isn't supported; start with ${Object.keys(kinds).join(', ')}`,
      statements.headerLine,
    );
  }
  const {accent} = readFenceMeta(meta);
  if (accent !== undefined && kind !== 'sequenceDiagram')
    throw new SourceError(`in a ${kind}, write "class ${accent} accent" instead of accent="…"`);
  return {title, alt, drawing: draw({...statements, accent})};
}

/** The content of a `<figure>`: drawing, caption, and text version. */
export const diagramMarkup = ({title, alt, drawing}: Diagram, id: string): Markup =>
  figureMarkup(drawing, {id, title, alt, kind: 'diagram', textLabel: 'Text version'});
