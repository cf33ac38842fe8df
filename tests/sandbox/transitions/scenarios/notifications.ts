import type {Run, Scenario} from '../run';

const message = 'NOTIFICATION_MESSAGE';

/** A message that a notification rule in the console causes. */
async function byRule(run: Run): Promise<string> {
  const [event] = run.all('NOTIFICATION_EVENT');
  const {id} = await run.control('/transitions', {
    entityType: message,
    to: 'QUEUED',
    fields: {
      notificationEventId: event?.id,
      eventType: event?.type,
      entityType: event?.entityType,
      entityId: event?.entityId,
      channel: 'SLACK',
      recipient: '#billing',
      attemptCount: 0,
    },
  });
  return id;
}

export const notificationScenarios: Record<string, Scenario> = {
  async 'messages of a notification rule'(run) {
    await run.automatic(false);
    await run.act(message, await byRule(run), 'SENT');
    await run.act(message, await byRule(run), 'FAILED', undefined, {
      attemptCount: 3,
      errorMessage: 'is_archived',
    });
  },

  async 'events without a transition'(run) {
    const send = (type: string, id: string) => run.control('/events', {type, id});
    await run.call('create-buyer', {change: {name: 'Quay Analytics', externalId: undefined}});
    await send('payment.disputed', 'pay_01KN9946M0EC36Q1DDS0G48TKT');
    await send('revenue.disbursed', 'rev_01KN17MER0N220NVAC04G7SE9E');
    for (const type of ['updated', 'closed', 'archived']) {
      await send(`support_ticket.${type}`, 'tkt_01KKP56BA0ED16PWQESMA3BHTD');
    }
    await send('usage_record_report.failed', 'urr_01KKP3FDG0W03MRXCSGKGS6GG8');
    const [endpoint] = run.all('WEBHOOK_ENDPOINT').slice(-1);
    await run.control(`/webhook-endpoints/${String(endpoint?.id)}/test`);
  },
};
