const width = 88;

/** JSON in which a list or object stands on one line when it fits there, after what is `taken`. */
export function compactJson(value: unknown, indent = '', taken = indent.length): string {
  const line = oneLine(value);
  if (taken + line.length <= width || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const entries = value.map((one) => `${deeper}${compactJson(one, deeper)}`);
    return `[\n${entries.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => {
      const name = `${deeper}${JSON.stringify(key)}: `;
      return name + compactJson(one, deeper, name.length);
    });
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => `${JSON.stringify(key)}: ${oneLine(one)}`);
  return `{${entries.join(', ')}}`;
}
