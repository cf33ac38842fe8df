interface Description {
  name: string;
  /** Absolute address of the search page. */
  searchPage: string;
  favicon: string;
}

/** Lets browsers offer the site's search in their address bar. */
export function opensearchDescription({name, searchPage, favicon}: Description): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(name)}</ShortName>
  <Description>${escape(`Search ${name}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${escape(favicon)}</Image>
  <Url type="text/html" method="get" template="${escape(searchPage)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
