import {
  type Entity,
  type Lifecycle,
  schemaOf,
  statusField,
  textOf,
  type World,
} from '@argosy/sandbox';

/** One arrow of a lifecycle's diagram: `OFFER DRAFT > DELETED by delete-offer`. */
const nameOf = (entity: string, from: string, to: string, by: string): string =>
  `${entity} ${from} > ${to} by ${by}`;

/** Every arrow of the lifecycles. A transition from three statuses is three arrows. */
export const arrowsOf = (lifecycles: Lifecycle[]): string[] =>
  lifecycles.flatMap(({entity, transitions}) =>
    transitions.flatMap(({from, to, by, operation}) =>
      (from.length > 0 ? from : ['new']).map((status) =>
        nameOf(entity, status, to, operation ?? by),
      ),
    ),
  );

/** Notes each change of status that the world makes, whatever causes it. */
export function observe(world: World, lifecycles: Lifecycle[], reached: Set<string>): void {
  const create = world.create.bind(world);
  const move = world.move.bind(world);
  world.create = (entityType, entity, cause) => {
    const created = create(entityType, entity, cause);
    for (const lifecycle of lifecycles.filter((each) => each.entity === entityType)) {
      const to = textOf(entity[statusField(lifecycle)]);
      reached.add(nameOf(entityType, 'new', to, cause.operation ?? cause.by));
    }
    return created;
  };
  world.move = (wanted) => {
    const before = world.store.collection(schemaOf(wanted.entityType)).get(wanted.id) as Entity;
    const moved = move(wanted);
    const from = textOf(before[fieldOf(lifecycles, wanted.entityType, wanted.to)]);
    reached.add(nameOf(wanted.entityType, from, wanted.to, wanted.operation ?? wanted.by));
    return moved;
  };
}

function fieldOf(lifecycles: Lifecycle[], entityType: string, to: string): string {
  const own = lifecycles.filter(({entity}) => entity === entityType);
  const found = own.find(({transitions}) => transitions.some((each) => each.to === to));
  return found ? statusField(found) : 'status';
}
