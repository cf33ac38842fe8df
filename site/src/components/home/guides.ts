import type {Marketplace} from '@docs/content-model';

/** The first page about selling through each channel. */
export const guideOf: Record<Marketplace, string> = {
  aws: '/aws-marketplace',
  azure: '/azure-marketplace',
  gcp: '/gcp-marketplace',
  snowflake: '/snowflake-marketplace',
  alibaba: '/integrations/alibaba-marketplace',
  direct: '/billing',
};
