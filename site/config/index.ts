export {announcementBar, themeConfig} from './theme';
export {footer} from './footer';
export {markdown, mdxPipeline} from './markdown';
export {navbar} from './navbar';
export {plugins, themes} from './plugins';
export {redirects} from './redirects';
export {search} from './search';
export {packagesUrl, site} from './site';
