import {expect, it} from 'vitest';
import {
  type Change,
  type Spec,
  compareVersions,
  covers,
  historyOf,
  markVersions,
  readChangelog,
  readReleases,
} from '@docs/contract';
import {smallContext} from './checks/testing/small-spec';

const specOf = (version: string, change: (spec: Spec) => void = () => {}): Spec =>
  smallContext(({spec}) => {
    spec.info = {version};
    spec['x-error-catalog'] = {};
    spec['x-permissions'] = {};
    spec['x-rate-classes'] = {};
    change(spec);
  }).spec;

it('sorts versions by number', () => {
  expect(['1.10.0', '1.2.0', '2.0.0', '1.2.0'].sort(compareVersions)).toEqual([
    ...['1.2.0', '1.2.0', '1.10.0', '2.0.0'],
  ]);
});

it('matches changes by name, in which a star stands for anything', () => {
  expect(covers('parameter-added list-*.limit', 'parameter-added list-offers.limit')).toBe(true);
  expect(covers('parameter-added list-*.limit', 'parameter-added get-offer.limit')).toBe(false);
  expect(covers('event-added a.b', 'event-added axb')).toBe(false);
});

it('compares each release with the one before, and the contract with the last', () => {
  const add = (name: string) => (spec: Spec) =>
    Object.assign(spec.components.schemas.Offer?.properties ?? {}, {[name]: {type: 'string'}});
  const releases = ['1.0.0', '1.1.0', '1.2.0'].map((version) => ({
    version,
    spec: specOf(version, version === '1.0.0' ? undefined : add('a')),
  }));
  const current = specOf('1.2.0', (spec) => {
    add('a')(spec);
    add('b')(spec);
  });
  const steps = historyOf(current, releases).map(({from, to, changes}) => [
    `${from} to ${to}`,
    ...changes.map(({part}) => part),
  ]);
  expect(steps).toEqual([
    ['1.0.0 to 1.1.0', 'a'],
    ['1.1.0 to 1.2.0', 'b'],
  ]);
});

it('marks additions with their release', () => {
  const spec = specOf('1.1.0', ({components: {schemas}, webhooks}) => {
    Object.assign(schemas.Offer?.properties ?? {}, {sentAt: {type: 'string'}});
    schemas.OfferStatus?.enum?.push('ENDED');
    webhooks['offer.sent'] = webhooks['offer.accepted'] ?? {};
  });
  const change = (kind: string, subject: string, part?: string): Change => ({
    ...{class: 'additive', kind, subject, message: ''},
    ...(part && {part}),
  });
  const changes = [
    change('property-added', 'Offer', 'sentAt'),
    change('value-added', 'OfferStatus', 'ENDED'),
    change('operation-added', 'get-offer'),
    change('parameter-added', 'get-offer', 'offerId'),
    change('event-added', 'offer.sent'),
  ];
  markVersions(spec, [{from: '1.0.0', to: '1.1.0', changes}]);
  const {Offer, OfferStatus} = spec.components.schemas;
  expect(Offer?.properties?.sentAt?.['x-added-in']).toBe('1.1');
  expect(OfferStatus?.['x-values-added-in']).toEqual({ENDED: '1.1'});
  const operation = spec.paths['/offers/{offerId}']?.get;
  expect(operation?.['x-added-in']).toBe('1.1');
  expect(operation?.['x-parameters-added-in']).toEqual({offerId: '1.1'});
  expect(spec.webhooks['offer.sent']?.post?.['x-added-in']).toBe('1.1');
});

it('has a section in the changelog for each release', () => {
  const versions = new Set(readChangelog().map(({version}) => version));
  expect(readReleases().filter(({version}) => !versions.has(version))).toEqual([]);
});
