import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';
import type {Settings} from './page-state';

/** Applies stored choices, changes from other tabs, and the platform's shortcut keys before hydration. */
export default function beforeHydration({siteConfig}: LoadContext): Plugin {
  const {colorMode, announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const choice = colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode;
  const settings: Settings = {
    defaultChoice: colorMode.disableSwitch ? undefined : choice,
    announcementId: announcementBar?.id,
  };
  const innerHTML = inlineScript(path.join(__dirname, 'page-state.ts'), settings);
  return {
    name: 'before-hydration',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
  };
}
