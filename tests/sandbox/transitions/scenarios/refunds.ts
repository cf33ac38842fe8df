import type {Run, Scenario} from '../run';

const refund = 'REFUND';

async function newRefund(run: Run, ...statuses: string[]): Promise<void> {
  const {id} = await run.call('create-refund', {
    example: 'billing-error',
    change: {amount: {amount: '5.00', currency: 'USD'}},
  });
  for (const status of statuses) await run.act(refund, id, status, 'PAYMENT_PROVIDER');
}

export const refundScenarios: Record<string, Scenario> = {
  async 'refunds with each result'(run) {
    await run.automatic(false);
    for (const status of ['SUCCEEDED', 'FAILED', 'CANCELLED']) {
      await newRefund(run, status);
      await newRefund(run, 'REQUIRES_ACTION', status);
    }
  },
};
