import {describe, expect, it} from 'vitest';
import {amountOf, decimal, decimalText, type Money, sum} from './money';
import {slicesOf} from './pricing';
import {type UnitPricing} from './entities';

const usd = (amount: string): Money => ({amount, currency: 'USD'});

const tiers = [
  {from: '0', to: '1000', unitPrice: usd('0.40')},
  {from: '1000', unitPrice: usd('0.30')},
];

const price = (
  pricing: UnitPricing,
  quantity = '1250',
  {
    recordCount = 40,
    groupValues = {},
  }: {recordCount?: number; groupValues?: Record<string, string>} = {},
) => slicesOf(pricing, {quantity: decimal(quantity), recordCount, groupValues, currency: 'USD'});

const amountFor = (...args: Parameters<typeof price>): string =>
  decimalText(sum(price(...args).map(({amount}) => amountOf(amount))), 2);

/** The amounts of the guide on price models. */
describe('slicesOf', () => {
  it('multiplies with BASIC', () => {
    expect(amountFor({category: 'BASIC', unitPrice: usd('0.40')})).toBe('500.00');
  });

  it('prices each part with TIERED', () => {
    expect(price({category: 'TIERED', tiers})).toEqual([
      {quantity: '1000', unitPrice: usd('0.40'), amount: usd('400.00')},
      {quantity: '250', unitPrice: usd('0.30'), amount: usd('75.00')},
    ]);
  });

  it('adds the fee of each tier that is reached', () => {
    const [first, second] = tiers as [(typeof tiers)[0], (typeof tiers)[0]];
    const withFee: UnitPricing = {
      category: 'TIERED',
      tiers: [first, {...second, flatFee: usd('20.00')}],
    };
    expect(amountFor(withFee)).toBe('495.00');
    expect(amountFor(withFee, '900')).toBe('360.00');
    expect(amountFor(withFee, '1000')).toBe('420.00');
  });

  it('has one slice for nothing', () => {
    expect(price({category: 'TIERED', tiers}, '0')).toHaveLength(1);
    expect(amountFor({category: 'TIERED', tiers}, '0')).toBe('0.00');
  });

  it('prices everything at the reached tier with VOLUME', () => {
    expect(amountFor({category: 'VOLUME', tiers})).toBe('375.00');
    expect(amountFor({category: 'VOLUME', tiers}, '999')).toBe('399.60');
    expect(amountFor({category: 'VOLUME', tiers}, '1000')).toBe('300.00');
  });

  it('charges whole packages with BULK', () => {
    const pricing: UnitPricing = {category: 'BULK', packageSize: '100', packagePrice: usd('38.00')};
    expect(price(pricing)[0]?.quantity).toBe('13');
    expect(amountFor(pricing)).toBe('494.00');
  });

  it('takes the price of the first matching cell with MATRIX', () => {
    const pricing: UnitPricing = {
      category: 'MATRIX',
      defaultUnitPrice: usd('0.45'),
      cells: [
        {properties: {region: 'eu-north'}, unitPrice: usd('0.40')},
        {properties: {region: 'us-east'}, unitPrice: usd('0.36')},
      ],
    };
    const regions = {'eu-north': '800', 'us-east': '300', 'ap-south': '150'};
    const amounts = Object.entries(regions).map(([region, quantity]) =>
      amountFor(pricing, quantity, {groupValues: {region}}),
    );
    expect(amounts).toEqual(['320.00', '108.00', '67.50']);
  });

  it('charges a share and a fee per record with PERCENTAGE', () => {
    const pricing: UnitPricing = {category: 'PERCENTAGE', percentage: '3', flatFee: usd('0.20')};
    expect(amountFor(pricing)).toBe('45.50');
    expect(price(pricing)[0]).toMatchObject({percentage: '3', flatFee: usd('8.00')});
  });

  it('charges a share of each part with TIERED_PERCENTAGE', () => {
    const pricing: UnitPricing = {
      category: 'TIERED_PERCENTAGE',
      tiers: [
        {from: '0', to: '1000', percentage: '3'},
        {from: '1000', percentage: '2'},
      ],
    };
    expect(amountFor(pricing)).toBe('35.00');
  });
});
