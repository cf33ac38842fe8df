import type {ErrorDetail} from '../../api-error';
import {invalidRequest} from '../../http/parameters';
import type {Call, JsonObject} from '../../types';
import {objectOf} from './fields';
import {kindOf} from './offer-kind';
import {isAws} from './partners';
import {unknownMetrics, wrongInstallments} from './prices';

const required = (field: string): ErrorDetail => ({
  location: 'BODY',
  field,
  code: 'required',
  message: 'This field is required.',
});

const onlyChannel = (field: string): ErrorDetail => ({
  location: 'BODY',
  field,
  code: 'not_allowed',
  message: 'Only channel offers have this field.',
});

function missingFields(body: JsonObject): ErrorDetail[] {
  const kind = kindOf(body);
  const {partner, baseAgreementId} = objectOf(body.terms);
  const needsExpiry = kind === 'PRIVATE' || kind === 'AUTHORIZATION';
  const replacesWithoutAgreement =
    isAws(partner) && body.replacesOfferId !== undefined && baseAgreementId === undefined;
  return [
    ...(needsExpiry && body.expiryDate === undefined ? [required('/expiryDate')] : []),
    ...(kind === 'DIRECT' && body.buyerId === undefined ? [required('/buyerId')] : []),
    ...(replacesWithoutAgreement ? [required('/terms/baseAgreementId')] : []),
  ];
}

function fieldsOfOtherTypes(body: JsonObject): ErrorDetail[] {
  if (body.offerType === 'CHANNEL') return [];
  return ['channel', 'resellerEula']
    .filter((name) => body[name] !== undefined)
    .map((name) => onlyChannel(`/${name}`));
}

/** What a complete offer needs in addition to its schema, which depends on the kind of offer. */
export function checkRequirements({world, body}: Call): void {
  const pricing = objectOf(body.pricing);
  const details = [
    ...missingFields(body),
    ...fieldsOfOtherTypes(body),
    ...unknownMetrics(world, pricing),
    ...wrongInstallments(pricing),
  ];
  if (details.length > 0) throw invalidRequest(details);
}
