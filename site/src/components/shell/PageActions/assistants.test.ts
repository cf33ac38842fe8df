import {expect, it} from 'vitest';
import {assistants, chatAbout} from './assistants';

const page = 'https://docs.example/sdks/started/Go%20SDK';

it.each(assistants)('asks $name to read the page', ({newChat}) => {
  const {origin, pathname, searchParams} = new URL(chatAbout(newChat, page));
  expect(origin + pathname).toBe(newChat);
  expect(searchParams.get('q')).toContain(`Read ${page} so`);
});
