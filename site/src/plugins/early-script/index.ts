import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../inline-script';
import type {Settings} from './start';

/** Puts the script of the page's frame into the head: its state, and the controls that don't need React. */
export default function earlyScript({siteConfig}: LoadContext): Plugin {
  const {colorMode, announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const choice = colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode;
  const settings: Settings = {
    defaultChoice: colorMode.disableSwitch ? undefined : choice,
    announcementId: announcementBar?.id,
  };
  const innerHTML = inlineScript(path.join(__dirname, 'start.ts'), settings);
  return {
    name: 'early-script',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
  };
}
