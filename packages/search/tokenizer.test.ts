import {describe, expect, it} from 'vitest';
import {terms, tokenize, words} from './tokenizer';

describe('tokenize', () => {
  it.each([
    ['offer.accepted', ['offer', 'accepted', 'offeraccepted']],
    ['create-offer', ['create', 'offer', 'createoffer']],
    ['createOffer', ['create', 'offer', 'createoffer']],
    ['rate_limited', ['rate', 'limited', 'ratelimited']],
    ['PENDING_ACCEPTANCE', ['pending', 'acceptance', 'pendingacceptance']],
    ['/v1/orgs/{orgId}/offers', ['v1', 'org', 'org', 'id', 'offer', 'v1orgsorgidoffers']],
    ['HTTPRequest', ['http', 'request', 'httprequest']],
    ['APIs', ['api']],
    ['OAuth2', ['auth2', 'oauth2']],
    ['Übergröße résumés', ['ubergroße', 'resume']], // cspell:disable-line
    ['An offer.', ['an', 'offer']],
  ])('%s', (text, expected) => expect(terms(text)).toEqual(expected));

  it('normalizes plurals and keeps other endings', () => {
    expect(terms('offers policies boxes status access analysis')).toEqual([
      'offer',
      'policy',
      'box',
      'status',
      'access',
      'analysis',
    ]);
  });

  it('returns positions in the original text', () => {
    const text = 'Send (createOffer) now';
    expect(tokenize(text).map(({start, end}) => text.slice(start, end))).toEqual([
      'Send',
      'create',
      'Offer',
      'createOffer',
      'now',
    ]);
  });
});

describe('words', () => {
  it('keeps an identifier together with its parts', () => {
    expect(words('how offer.acc')).toEqual([
      {typed: 'how', whole: 'how', parts: []},
      {typed: 'offeracc', whole: 'offeracc', parts: ['offer', 'acc']},
    ]);
  });
});
