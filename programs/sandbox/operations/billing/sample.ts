import {operations} from '..';
import {sampleWorld} from '../offers/sample-world';

/** IDs of the sample data that the tests of billing use. */
export const sample = {
  draft: 'inv_01KQGDXVY0TQ98EG87HG5586E4',
  paid: 'inv_01KN3609Y0Y5H70YAN8ABBFF6N',
  voided: 'inv_01KNDFK5Y0D4JGVAEVKVPMM998',
  payment: 'pay_01KN9946M0EC36Q1DDS0G48TKT',
  failedPayment: 'pay_01KM02RPM076NMQFAQ3PYXRKJX',
  creditPayment: 'pay_01KM2N5DM00Z2K2RWMAZRA7QK6',
  ferro: 'buy_01KG4DZ8T0D017QGV7B4XKK3AS',
  kestrel: 'buy_01KGEWPY80H4478JN8HNVJ2DPT',
  cobalt: 'buy_01KJ7ZFBQ026C7MG3YMWWP8SGY',
  card: 'wal_01KG4EHJR0N0E37NBK2E7V3THC',
  bankDebit: 'wal_01KGS2VYM0ZRPYFV0PT0YFVEDS',
  credit: 'wal_01KGPGF7M0MB7YFC71VD0B2DN7',
  closedCredit: 'wal_01KGVN8NM085SBA6D53DWFT073',
  expiredCard: 'wal_01KG4ETQQ0CPP5PBAB22JZ2SS9',
  ferroEntitlement: 'ent_01KG722XM0TXKK4A2F8H0AHB40',
  ferroTerm: 'term_01KG722YK81EQ10HGCY1HM3Q8B',
  hana: 'con_01KG4C8B00S7C40432DT7DN00Y',
  luca: 'con_01KG4CHFZ0TEREGGHDTS1JREHJ',
};

type SampleWorld = ReturnType<typeof sampleWorld>;

/** The sample data with all operations, because billing depends on most of them. */
export function billingWorld() {
  const world = sampleWorld(operations);
  return {
    ...world,
    settled: (...request: Parameters<SampleWorld['settled']>) => world.settled(...request),
    errorOf: (...request: Parameters<SampleWorld['errorOf']>) => world.errorOf(...request),
    advance: (to: string) => {
      world.advance(to);
    },
  };
}

export const usd = (amount: string) => ({amount, currency: 'USD'});
