import {type ReactNode, useContext} from 'react';
import type {ObjectModel} from '../object-model';
import {ReferenceContext} from '../reference-context';
import {Fact} from './Fact';

type Props = {
  object: Pick<ObjectModel, 'areaTitle' | 'tag' | 'operations' | 'events' | 'lifecycles'>;
};

/** Where an object belongs, and what its page has. */
export function ObjectFacts({object}: Props) {
  const {base = '/api'} = useContext(ReferenceContext);
  const {areaTitle, tag, operations, events, lifecycles} = object;
  const links: [label: string, text: ReactNode, href: string, isShown: boolean][] = [
    ['Area', areaTitle, `${base}/category/${tag}`, tag !== undefined],
    ['Operations', operations.length, '#operations', operations.length > 0],
    ['Events', events.length, '#events', events.length > 0],
    ['Status', 'Life cycle', '#life-cycle', lifecycles.length > 0],
  ];
  return (
    <dl className="facts operation__card">
      {links
        .filter(([, , , isShown]) => isShown)
        .map(([label, text, href]) => (
          <Fact key={label} label={label}>
            <a href={href}>{text}</a>
          </Fact>
        ))}
    </dl>
  );
}
