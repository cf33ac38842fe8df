import {ApiError} from '../../api-error';
import type {Json} from '../../types';
import {textOf} from '../offers/fields';

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
