import type {Run, Scenario} from '../run';

const ticket = 'SUPPORT_TICKET';

async function newTicket(run: Run, ...statuses: string[]): Promise<string> {
  const {id} = await run.call('create-support-ticket', {example: 'quota'});
  for (const status of statuses) await run.act(ticket, id, status);
  return id;
}

const close = (run: Run, ticketId: string) => run.call('close-support-ticket', {path: {ticketId}});

/** The statuses in which a ticket can be closed, and how it gets there. */
const open = [[], ['IN_PROGRESS'], ['IN_PROGRESS', 'IN_REVIEW'], ['BLOCKED']];

export const supportTicketScenarios: Record<string, Scenario> = {
  async 'tickets that support works on'(run) {
    await run.automatic(false);
    await newTicket(run, 'IN_PROGRESS', 'IN_REVIEW', 'BLOCKED', 'IN_PROGRESS', 'BLOCKED');
    await newTicket(run, 'IN_PROGRESS', 'IN_REVIEW', 'IN_PROGRESS');
    for (const path of open) await newTicket(run, ...path, 'CLOSED');
  },

  async 'tickets that you close'(run) {
    await run.automatic(false);
    for (const path of open) await close(run, await newTicket(run, ...path));
    const id = await newTicket(run);
    await close(run, id);
    await run.call('reopen-support-ticket', {path: {ticketId: id}});
    await close(run, id);
    await run.advance('P31D');
    await run.act(ticket, id, 'DELETED');
  },
};
