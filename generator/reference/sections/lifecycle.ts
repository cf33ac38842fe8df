import {html, type Html} from '../html';
import type {MarkdownWriter} from '../markdown';
import type {OperationModel} from '../page-model';
import {moverName} from '../../lifecycle-movers';
import type {Transition} from '../../spec-types';
import {table} from './table';

/** The transitions that this operation makes, and the events that tell of them. */
export function transitions(
  {transitions: byEntity}: OperationModel,
  markdown: MarkdownWriter,
): Html {
  const rows = byEntity.flatMap(({steps}) =>
    steps.map((step) => [...change(step, markdown), eventOf(step)]),
  );
  return table('Status changes', ['From', 'To', 'When', 'Event'], rows, 'transitions');
}

/** A whole lifecycle: every transition, and who makes it. `titles` are those of operations, by slug. */
export function allTransitions(
  label: string,
  steps: Transition[],
  titles: Map<string, string>,
  markdown: MarkdownWriter,
): Html {
  const rows = steps.map((step) => [
    ...change(step, markdown),
    moverOf(step, titles),
    eventOf(step),
  ]);
  return table(label, ['From', 'To', 'When', 'By', 'Event'], rows, 'transitions');
}

const change = ({from, to, cause}: Transition, markdown: MarkdownWriter): Html[] => [
  from.length === 0 ? html`new` : html`${from.map((status) => html`<code>${status}</code> `)}`,
  html`<code>${to}</code>`,
  markdown.inline(cause),
];

const moverOf = (step: Transition, titles: Map<string, string>): Html =>
  step.operation
    ? html`<a href="/api/${step.operation}">${titles.get(step.operation) ?? step.operation}</a>`
    : html`${moverName(step)}`;

/** The name may break after its dot, so that it leaves room for the column of reasons. */
const eventOf = ({event}: Transition): Html =>
  event
    ? html`<a href="/api/webhooks#${event}"
        ><code>${event.split('.').map((word, at) => html`${at > 0 && html`.<wbr />`}${word}`)}</code></a
      >`
    : html`none`;
