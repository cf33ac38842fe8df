/**
 * A CloudFront function (cloudfront-js-2.0) for viewer requests. The cache policy has Accept in its key, so this reduces
 * the header to two values. The origin redirects clients that prefer Markdown.
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- CloudFront calls it.
function handler(event) {
  var request = event.request;
  var accept = request.headers.accept;
  var value = accept ? (accept.multiValue || [accept]).map(textOf).join(',') : '';
  request.headers.accept = {value: prefersMarkdown(value) ? 'text/markdown' : 'text/html'};
  return request;
}

function textOf(header) {
  return header.value;
}

/** Whether Markdown's quality is as high as that of HTML (RFC 9110, section 12.5.1). */
function prefersMarkdown(accept) {
  var qualities = {};
  accept
    .toLowerCase()
    .split(',')
    .forEach(function (range) {
      var parts = range.split(';').map(trim);
      var quality = parts.find(isQuality);
      if (qualities[parts[0]] === undefined)
        qualities[parts[0]] = quality ? Number(quality.slice(2)) : 1;
    });
  var markdown = qualities['text/markdown'] || 0;
  var html = [qualities['text/html'], qualities['text/*'], qualities['*/*'], 0].find(isDefined);
  return markdown > 0 && markdown >= html;
}

function trim(text) {
  return text.trim();
}

function isQuality(parameter) {
  return parameter.indexOf('q=') === 0;
}

function isDefined(value) {
  return value !== undefined;
}
