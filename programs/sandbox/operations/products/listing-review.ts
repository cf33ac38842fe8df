import type {Json, JsonObject} from '../../types';
import {listOf, objectOf, textOf} from '../offers/fields';
import {partnerName, unknownAccount} from '../offers/partners';

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
