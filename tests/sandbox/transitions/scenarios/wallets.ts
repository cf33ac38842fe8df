import type {JsonObject} from '@argosy/sandbox';
import type {Run, Scenario} from '../run';

const wallet = 'WALLET';
const buyerId = 'buy_01KG4DZ8T0D017QGV7B4XKK3AS';

async function newCredit(run: Run, change: JsonObject = {}): Promise<string> {
  const {id} = await run.call('create-credit-wallet', {path: {buyerId}, change});
  return id;
}

const expiring = (run: Run) => newCredit(run, {expiresAt: '2026-06-10T00:00:00Z'});

/** A card that the buyer adds in the buyer portal. */
async function newCard(run: Run): Promise<string> {
  const known = run.all(wallet).find(({type}) => type === 'CARD') ?? {};
  const own = ['id', 'orgId', 'status', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'];
  const fields = Object.fromEntries(Object.entries(known).filter(([name]) => !own.includes(name)));
  const {id} = await run.control('/transitions', {
    entityType: wallet,
    to: 'PENDING_VERIFY',
    fields: {...fields, isDefault: false},
  });
  return id;
}

const close = (run: Run, walletId: string) =>
  run.call('close-credit-wallet', {path: {buyerId, walletId}});

const remove = (run: Run, walletId: string) =>
  run.call('delete-buyer-wallet', {path: {buyerId, walletId}});

export const walletScenarios: Record<string, Scenario> = {
  async 'credit that expires, is extended, and is closed'(run) {
    const [extended, closed, removed] = [
      await expiring(run),
      await expiring(run),
      await expiring(run),
    ];
    await run.advance('P1M');
    await run.call('update-credit-wallet', {path: {buyerId, walletId: extended}});
    await close(run, extended);
    await remove(run, extended);
    await close(run, closed);
    await remove(run, removed);
    await remove(run, await newCredit(run));
  },

  async 'cards that the buyer adds'(run) {
    await run.automatic(false);
    await run.act(wallet, await newCard(run), 'ACTIVE');
    await remove(run, await newCard(run));
  },
};
