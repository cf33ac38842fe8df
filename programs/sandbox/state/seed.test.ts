import {testSpec} from '@docs/contract/testing';
import {describe, expect, it} from 'vitest';
import type {Entity, JsonObject} from '../types';
import {clockStart, seedFrom} from './seed';

const spec = await testSpec();
const seed = seedFrom(spec) as Record<string, Entity[]>;

const named = (schema: string, name: string): Entity | undefined =>
  seed[schema]?.find((entity) => entity.name === name);

describe('the seed', () => {
  it('is the same every time', () => {
    expect(JSON.stringify(seedFrom(spec))).toBe(JSON.stringify(seed));
  });

  it('has an entity in the last state that a read shows', () => {
    expect(named('Offer', 'Cobalt Freight 12 months')?.status).toBe('ACTIVE');
    expect(named('Offer', 'Draft for Delta Grain storage')?.status).toBe('DRAFT');
    expect(named('Entitlement', 'Kestrel Travel bookings')?.status).toBe('CANCELLED');
  });

  it('has the most complete form of an entity, without what a read adds', () => {
    expect(seed.NotificationMessage?.[0]).toHaveProperty('htmlContent');
    expect(named('Buyer', 'Ferro Robotics')).not.toHaveProperty('buyerPortalUrl');
    expect(JSON.stringify(seed.Entitlement)).not.toContain('expanded');
  });

  it('adds older entities first', () => {
    const created = seed.Offer?.map(({createdAt}) => createdAt as string) ?? [];
    expect(created).toEqual([...created].sort());
  });

  it('knows the accounts that offers need', () => {
    const partners = seed.Integration?.map(({partner}) => partner as string).sort();
    expect(partners).toEqual(['ADYEN', 'ALIBABA', 'AWS', 'AZURE', 'GCP', 'SNOWFLAKE', 'STRIPE']);
    expect(seed.Integration?.every(({status}) => status === 'VERIFIED')).toBe(true);
  });

  it('starts the clock after everything that happened', () => {
    const changed = Object.values(seed)
      .flat()
      .map((entity: JsonObject) => entity.updatedAt)
      .filter((moment) => typeof moment === 'string');
    expect(changed.every((moment) => moment < clockStart)).toBe(true);
  });
});
