/** @vitest-environment jsdom */
import {createRequire} from 'node:module';
import {act, useEffect, useState} from 'react';
import {expect, it} from 'vitest';
import {renderer} from '../../testing/renderer';
import {useSearchParams} from './useSearchParams';

const engine = createRequire(require.resolve('@docusaurus/core/package.json'));
const {createMemoryHistory} = engine('history') as typeof import('history');
const {Router} = engine('react-router') as typeof import('react-router');

async function openSearchPage(address: string, entered?: string) {
  const history = createMemoryHistory({initialEntries: [address]});
  let state = {} as ReturnType<typeof useSearchParams>;
  function Page() {
    const [isBrowser, setIsBrowser] = useState(entered === undefined);
    useEffect(() => setIsBrowser(true), []);
    state = useSearchParams(isBrowser);
    return (
      <form ref={state.form}>
        <input name="q" defaultValue={entered} />
      </form>
    );
  }
  await renderer()(
    <Router history={history}>
      <Page />
    </Router>,
  );
  return {history, state: () => state};
}

it('keeps what the reader typed while the address was changing', async () => {
  const {history, state} = await openSearchPage('/search?q=s');
  await act(async () => state().setText('inv'));
  await act(async () => {
    state().type('inv');
    state().setText('invoice');
  });
  expect(history.location.search).toBe('?q=inv');
  expect(state().text).toBe('invoice');
});

it('shows the query before, even if Back comes before the new one is rendered', async () => {
  const {history, state} = await openSearchPage('/search?q=s');
  await act(async () => state().setText('invoice'));
  await act(async () => {
    state().type('invoice');
    history.goBack();
  });
  expect(state().text).toBe('s');
});

it('shows a suggestion that the reader chose', async () => {
  const {state} = await openSearchPage('/search?q=bil');
  await act(async () => state().go({query: 'billing'}));
  expect(state().text).toBe('billing');
});

it('searches an area for what the field shows', async () => {
  const {history, state} = await openSearchPage('/search?q=s');
  await act(async () => state().setText('invoice'));
  await act(async () => state().go({area: 'api'}));
  expect(history.location.search).toBe('?q=invoice&area=api');
});

it('takes the query from the address when the page is hydrated', async () => {
  const {state} = await openSearchPage('/search?q=billing&page=2', '');
  expect([state().text, state().params]).toMatchObject(['billing', {query: 'billing', page: 2}]);
});

it('keeps what the reader typed before the page was hydrated', async () => {
  const {history, state} = await openSearchPage('/search?q=bill&area=api', 'invoice');
  expect(state().text).toBe('invoice');
  expect(history.location.search).toBe('?q=invoice&area=api');
});
