/** What Fastly does with Accept-Encoding before vcl_recv. */
const fastlyEncoding = `
  unset req.http.Fastly-Orig-Accept-Encoding;
  if (req.http.Accept-Encoding) {
    set req.http.Fastly-Orig-Accept-Encoding = req.http.Accept-Encoding;
    if (req.http.Accept-Encoding ~ "(?i)(^|,)\\s*gzip\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))") {
      set req.http.Accept-Encoding = "gzip";
    } else {
      unset req.http.Accept-Encoding;
    }
  }`;

/**
 * Translates the rules for Fastly, whose language comes from Varnish 2, for Varnish 7. The other subroutines of the
 * file are Fastly's defaults.
 */
export function fastlyInVarnish(rules: string): string {
  const receive = subroutine(rules, 'vcl_recv')
    .replace('#FASTLY recv', fastlyEncoding)
    .replace('return(lookup)', 'return(hash)');
  const fetch = subroutine(rules, 'vcl_fetch')
    .replace('vcl_fetch', 'vcl_backend_response')
    .replace('return(pass)', 'return(pass(120s))');
  return `${receive}\n${fetch}`;
}

function subroutine(rules: string, name: string): string {
  const [text] = new RegExp(`^sub ${name} \\{$[^]*?^\\}$`, 'm').exec(rules) ?? [];
  if (!text) throw new Error(`fastly.vcl has no ${name}.`);
  return text;
}
