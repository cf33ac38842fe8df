import {expect, it} from 'vitest';
import {decimal, minus, money, moneyText, numberText, total} from './money';

it('has the decimal places of the currency', () => {
  expect(money(decimal('1'), 'USD')).toEqual({amount: '1.00', currency: 'USD'});
  expect(money(decimal('1.5'), 'JPY')).toEqual({amount: '2', currency: 'JPY'});
});

it('adds and subtracts', () => {
  const [a, b] = [money(decimal('0.10'), 'USD'), money(decimal('0.20'), 'USD')];
  expect(total([a, b], 'USD').amount).toBe('0.30');
  expect(minus(a, b).amount).toBe('-0.10');
});

it('is readable', () => {
  expect(moneyText({amount: '1000.00', currency: 'USD'})).toBe('1,000.00 USD');
  expect(numberText('1234567')).toBe('1,234,567');
});
