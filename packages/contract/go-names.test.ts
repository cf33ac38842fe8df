import {describe, expect, it} from 'vitest';
import {goName, goVariable, goVariant} from './go-names';

describe('Go names', () => {
  it.each([
    ['id', 'ID'],
    ['orgId', 'OrgID'],
    ['contactIds', 'ContactIDs'],
    ['OfferTerms', 'OfferTerms'],
    ['AwsOfferTerms', 'AWSOfferTerms'],
    ['ListApiClientsParams', 'ListAPIClientsParams'],
    ['PENDING_ACCEPTANCE', 'PendingAcceptance'],
    ['AWS_CHINA', 'AWSChina'],
    ['offer.contacts_notified', 'OfferContactsNotified'],
  ])('writes %s as %s', (name, expected) => {
    expect(goName(name)).toBe(expected);
  });

  it.each([
    ['apiClientId', 'apiClientID'],
    ['partner', 'partner'],
    ['EulaDocument', 'eulaDocument'],
  ])('starts the variable for %s with a lowercase word', (name, expected) => {
    expect(goVariable(name)).toBe(expected);
  });

  it.each([
    ['OfferTerms', 'AwsOfferTerms', 'AWS'],
    ['UnitPricing', 'TieredPercentagePricing', 'TieredPercentage'],
    ['WebhookEvent', 'WebhookEndpointEvent', 'WebhookEndpoint'],
    ['QueryFilter', 'QueryCondition', 'Condition'],
  ])('calls the field of %s for %s %s', (union, variant, expected) => {
    expect(goVariant(union, variant)).toBe(expected);
  });
});
