import {expect, it, vi} from 'vitest';
import {PageCopies} from './page-copies';
import {siteFile, type Site, type SiteFile} from './site/site';
import {NotFoundError, UserError} from './user-error';

const signal = new AbortController().signal;
const page = siteFile('page.md') as SiteFile;
const other = siteFile('other.md') as SiteFile;

function copiesOf(maxSize?: number) {
  const read = vi.fn<Site['read']>();
  const site: Site = {name: 'test', basePath: '/', origins: [], read};
  return {read, copies: new PageCopies(site, maxSize)};
}

it('returns the last copy while the site is down, and asks the site each time', async () => {
  const {read, copies} = copiesOf();
  read.mockResolvedValueOnce('first').mockRejectedValueOnce(new UserError('down'));
  read.mockResolvedValueOnce('second');
  expect(await copies.read(page, signal)).toEqual({value: 'first'});
  expect(await copies.read(page, signal)).toEqual({value: 'first', from: expect.any(Date) as Date});
  expect(await copies.read(page, signal)).toEqual({value: 'second'});
});

it('forgets a page that the site removed', async () => {
  const {read, copies} = copiesOf();
  read.mockResolvedValueOnce('text').mockRejectedValueOnce(new NotFoundError('gone'));
  read.mockRejectedValue(new UserError('down'));
  await copies.read(page, signal);
  await expect(copies.read(page, signal)).rejects.toThrow('gone');
  await expect(copies.read(page, signal)).rejects.toThrow('down');
});

it('keeps the pages that were read last', async () => {
  const {read, copies} = copiesOf(10);
  read.mockResolvedValueOnce('12345678').mockResolvedValueOnce('1234');
  await copies.read(page, signal);
  await copies.read(other, signal);
  read.mockRejectedValue(new UserError('down'));
  await expect(copies.read(page, signal)).rejects.toThrow('down');
  expect(await copies.read(other, signal)).toMatchObject({value: '1234'});
});

it('throws if the call is canceled', async () => {
  const {read, copies} = copiesOf();
  read.mockResolvedValueOnce('text').mockRejectedValue(new Error('canceled'));
  await copies.read(page, signal);
  await expect(copies.read(page, AbortSignal.abort())).rejects.toThrow('canceled');
});
