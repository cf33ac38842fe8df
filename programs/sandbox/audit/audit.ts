import type {World} from '../types';

/** Adds an entry to the audit log. It belongs to `WorldParts.audit`. */
export const auditOf =
  (world: World): World['audit'] =>
  (entry) => {
    world.store
      .collection('AuditingEvent')
      .put({id: world.newId('aud'), ...entry, occurredAt: world.now()});
  };
