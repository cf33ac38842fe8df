/** What the Worker has to know about a site. `stage.ts` writes it, and wrangler finds it by an alias. */
declare module 'site-data' {
  const site: import('./stage').SiteData;
  export default site;
}
