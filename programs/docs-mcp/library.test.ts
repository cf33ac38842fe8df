import {expect, it} from 'vitest';
import {Library} from './library';
import {UserError} from './user-error';

it('says that the search index of another release needs another server', async () => {
  const library = new Library({
    name: 'test',
    basePath: '/',
    origins: [],
    read: () => Promise.resolve('{"version":3,"firstTier":"a.json","fullText":"b.json"}'),
  });
  const failure = library.search.get();
  await expect(failure).rejects.toThrow("Install the site's version of the server");
  await expect(failure).rejects.toBeInstanceOf(UserError);
});
