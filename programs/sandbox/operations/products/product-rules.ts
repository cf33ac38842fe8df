import {ApiError, type ErrorDetail, invalidRequest} from '../../errors';
import {foundLive} from '../../lists/list';
import type {Call, Entity, Json, JsonObject} from '../../types';
import {listOf, objectOf, textOf} from '../fields';
import {isAws, isDirect, partnerName, unknownAccount} from '../partners';

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

const aws = ['AWS', 'AWS_CHINA'];
const direct = ['STRIPE', 'ADYEN'];

/** The partners of each delivery type. Every partner supports the others. */
const deliveryPartners: Record<string, string[]> = {
  AMI: aws,
  CONTAINER: [...aws, 'AZURE', 'GCP'],
  MACHINE_LEARNING: aws,
  PROFESSIONAL_SERVICES: [...aws, 'AZURE', ...direct],
  DATA: [...aws, 'SNOWFLAKE'],
  VM: ['AZURE', 'GCP', 'ALIBABA'],
  AZURE_APP: ['AZURE'],
  NATIVE_APP: ['SNOWFLAKE'],
};

const pricingPartners: Record<string, string[]> = {
  CONTRACT: aws,
  CONTRACT_WITH_CONSUMPTION: aws,
  PER_USER: ['AZURE'],
};

const supports = (partners: string[] | undefined, partner: string): boolean =>
  partners === undefined || partners.includes(partner);

export function checkSupported(
  partner: Json | undefined,
  deliveryType: Json | undefined,
  pricingModel: Json | undefined,
): void {
  const [name, type, model] = [textOf(partner), textOf(deliveryType), textOf(pricingModel)];
  const products = `${name} doesn't support ${type} products`;
  if (!supports(deliveryPartners[type], name)) {
    throw new ApiError('delivery_type_not_supported', {message: `${products}.`});
  }
  if (!supports(pricingPartners[model], name)) {
    throw new ApiError('delivery_type_not_supported', {
      message: `${products} with ${model} pricing.`,
    });
  }
}

export const productOf = ({world, path}: Call): Entity =>
  foundLive(world, 'Product', path.productId ?? '', 'product_not_found');

const withListing = new Set(['LIMITED', 'PUBLISH_FAILED', 'PUBLIC', 'RESTRICTED']);

export function checkUpdatable({status}: Entity): void {
  if (withListing.has(textOf(status))) return;
  throw new ApiError('product_not_updatable', {
    message: `The product has the status ${textOf(status)}, so it has no listing to update.`,
  });
}

export function checkIdle({changeInProgress}: Entity): void {
  if (changeInProgress === true) throw new ApiError('change_in_progress');
}

/** Hosts that can't have a publicly trusted certificate. */
const untrustedHost = /^(\[.*\]|[\d.]+|[^.]+|.*\.(invalid|local|localhost|internal))$/;

/** The sandbox doesn't load the page, so it only knows hosts that can't have a certificate. */
export function checkCertificate(url: Json | undefined): void {
  if (typeof url !== 'string') return;
  if (untrustedHost.test(new URL(url).hostname)) throw new ApiError('url_must_be_https');
}

export function checkDetailsPartner(
  details: Json | undefined,
  owner: Entity,
  name: 'integration' | 'product',
): void {
  const partner = (details as {partner?: string} | undefined)?.partner;
  if (partner === undefined || partner === owner.partner) return;
  throw new ApiError('product_partner_mismatch', {
    message: `The details are for ${partner}, but the ${name} is for ${textOf(owner.partner)}.`,
  });
}

/** What a marketplace says about a listing, and its message for people. */
interface Finding {
  code: string;
  reason: string;
  message: string;
}

const titleLimits: Record<string, number> = {AWS: 72, AWS_CHINA: 72, AZURE: 50};

/** Rules that a marketplace checks as soon as it gets a listing. */
export function titleFinding(partner: Json | undefined, listing: Json | undefined) {
  const limit = titleLimits[textOf(partner)];
  if (limit === undefined || textOf(objectOf(listing).title).length <= limit) return undefined;
  return {code: 'INVALID_TITLE', reason: `The title must have at most ${limit} characters.`};
}

const logoSizes: Record<string, {least: number; most?: number}> = {
  AWS: {least: 110},
  AWS_CHINA: {least: 110},
  AZURE: {least: 216, most: 350},
};

/** The sandbox doesn't load the logo. A file name such as `logo-96.png` says its width. */
const widthOf = (logoUrl: string): number | undefined => {
  const [, digits] = /-(\d{1,5})\.png$/i.exec(logoUrl) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** A marketplace looks at the logo during its review. */
export function logoFinding(
  partner: Json | undefined,
  listing: Json | undefined,
): Finding | undefined {
  const sizes = logoSizes[textOf(partner)];
  const width = widthOf(textOf(objectOf(listing).logoUrl));
  if (!sizes || width === undefined) return undefined;
  const {least, most = Number.POSITIVE_INFINITY} = sizes;
  if (width >= least && width <= most) return undefined;
  const size = sizes.most === undefined ? `at least ${least}` : `${least} to ${sizes.most}`;
  return {
    code: 'INVALID_LOGO',
    reason: `The logo must be ${size} pixels wide.`,
    message: `${partnerName(partner)} requires a logo that's ${size} pixels wide.`,
  };
}

/** Test accounts that the marketplace doesn't know. */
export function testAccountProblem({details}: JsonObject): string | undefined {
  const {testAccountIds, testBillingAccountIds, testAccounts, testBuyerUids} = objectOf(details);
  const lists = [testAccountIds, testBillingAccountIds, testAccounts, testBuyerUids];
  const unknown = unknownAccount(lists.flatMap((list) => listOf<string>(list)));
  return unknown && `account ${unknown} doesn't exist`;
}
