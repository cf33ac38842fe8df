import type {ErrorDetail} from '../../api-error';
import {invalidRequest} from '../../http/parameters';
import type {JsonObject} from '../../types';
import {listOf, objectOf} from '../offers/fields';
import {isAws, isDirect} from '../offers/partners';

const problem = (field: string, code: string, message: string): ErrorDetail => ({
  location: 'BODY',
  field,
  code,
  message,
});

/** Partners that send buyers to a page after the purchase of a SaaS product. */
export const hasFulfillment = (partner: unknown): boolean =>
  ['AWS', 'AWS_CHINA', 'AZURE', 'GCP', 'ALIBABA'].includes(String(partner));

const hasPlans = (partner: unknown): boolean => partner === 'AZURE' || partner === 'GCP';

/** The fields that a partner requires, beyond the schema. */
function requiredFields(partner: unknown, deliveryType: unknown): string[] {
  const isSaas = deliveryType === 'SAAS';
  return [
    ...(partner === 'AWS' || partner === 'AWS_CHINA' ? ['refundPolicy'] : []),
    ...(isSaas && hasFulfillment(partner) ? ['fulfillmentUrl'] : []),
    ...(isSaas && partner === 'AZURE' ? ['details/entraTenantId', 'details/entraAppId'] : []),
    ...(deliveryType === 'NATIVE_APP' ? ['details/applicationPackage'] : []),
  ];
}

function missingFields(body: JsonObject): ErrorDetail[] {
  const {partner, ...details} = objectOf(body.details);
  const needsImages = body.deliveryType === 'CONTAINER' && isAws(partner);
  return [
    ...requiredFields(partner, body.deliveryType),
    ...(needsImages ? ['details/containerImages'] : []),
  ]
    .filter((field) => {
      const [name = '', part] = field.split('/');
      return (part ? details[part] : body[name]) === undefined;
    })
    .map((field) => problem(`/${field}`, 'required', 'This field is required.'));
}

function wrongDimensions(body: JsonObject): ErrorDetail[] {
  const {partner, plans} = objectOf(body.details);
  const dimensions = listOf(body.meteringDimensions);
  const all = '/meteringDimensions';
  if (dimensions.length > 0 && isDirect(partner)) {
    return [problem(all, 'not_allowed', "Direct products don't have metering dimensions.")];
  }
  if (dimensions.length > 0 && body.pricingModel === 'PER_USER') {
    return [problem(all, 'not_allowed', "Per-seat plans can't have metering dimensions.")];
  }
  if (!hasPlans(partner)) return [];
  const planIds = listOf(plans).map(({planId}) => planId);
  return dimensions.flatMap(({planId}, index) => {
    if (planIds.includes(planId)) return [];
    return [problem(`${all}/${index}/planId`, 'required', 'Must be the ID of a plan.')];
  });
}

function wrongEula({eula}: JsonObject): ErrorDetail[] {
  const {type = 'STANDARD'} = objectOf(eula);
  if (type === 'STANDARD' || type === 'CUSTOM') return [];
  return [problem('/eula/type', 'enum', 'Must be STANDARD or CUSTOM.')];
}

/** What a partner requires of a complete product. */
export function checkProductRequirements(body: JsonObject): void {
  const details = [...missingFields(body), ...wrongDimensions(body), ...wrongEula(body)];
  if (details.length > 0) throw invalidRequest(details);
}
