/** Whether a client accepts an encoding (RFC 9110, section 12.5.3). Without the header, it gets plain text. */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  if (encoding === 'identity') return true;
  const qualities = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality ? Number(quality.slice(2)) : 1];
    }),
  );
  return (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
}
