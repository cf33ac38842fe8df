import {expect, it} from 'vitest';
import {OtherVersionError, readManifest} from './wire';

const names = {firstTier: 'headings.json', fullText: 'text.json'};

it('reads the names of the files', () =>
  expect(readManifest(JSON.stringify({version: 2, ...names}))).toEqual({version: 2, ...names}));

it.each([1, 3])('tells that version %d is of another release', (version) =>
  expect(() => readManifest(JSON.stringify({version, ...names}))).toThrow(OtherVersionError),
);

it.each(['{}', '{"version":2}', '<!doctype html>'])('rejects %s as damaged', (text) => {
  expect(() => readManifest(text)).toThrow();
  expect(() => readManifest(text)).not.toThrow(OtherVersionError);
});
