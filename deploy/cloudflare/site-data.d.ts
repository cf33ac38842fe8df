/** What the Worker has to know about a site. `stage.ts` writes it, and wrangler finds it by an alias. */
declare module 'site-data' {
  export interface SiteData {
    /** The headers of all responses. */
    headers: Record<string, string>;
    /** Targets of moved pages, by address. */
    redirects: Record<string, string>;
    /** Addresses of pages, by spelling key. */
    pages: Record<string, string>;
  }
  const site: SiteData;
  export default site;
}
