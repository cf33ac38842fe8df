/** Marketplaces and payment providers as readers know them. */
export const partnerNames: Readonly<Record<string, string>> = {
  AWS: 'AWS',
  AWS_CHINA: 'AWS China',
  AZURE: 'Azure',
  GCP: 'Google Cloud',
  SNOWFLAKE: 'Snowflake',
  ALIBABA: 'Alibaba Cloud',
  STRIPE: 'Stripe',
  ADYEN: 'Adyen',
};
