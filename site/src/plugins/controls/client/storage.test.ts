// @vitest-environment jsdom
import {expect, it, vi} from 'vitest';
import {read, write} from './storage';

it('keeps what the browser refuses to store until the page ends', () => {
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  write('key', 'kept');
  expect(read('key')).toBe('kept');
  expect(localStorage.getItem('key')).toBeNull();
  denied.mockRestore();
  write('key', 'stored');
  expect(read('key')).toBe('stored');
  expect(localStorage.getItem('key')).toBe('stored');
});
