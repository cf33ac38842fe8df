import type {UserThemeConfig} from '@docusaurus/theme-common';

/** A new `id` shows the bar again to readers who closed the previous announcement. */
export const announcementBar: UserThemeConfig['announcementBar'] = {
  id: 'aws-concurrent-agreements-2026-06',
  content:
    'AWS: SaaS products created since June 1, 2026 meter by license ARN. <a href="https://docs.aws.amazon.com/marketplace/latest/APIReference/API_marketplace-metering_BatchMeterUsage.html">What BatchMeterUsage expects</a>',
  isCloseable: true,
};
