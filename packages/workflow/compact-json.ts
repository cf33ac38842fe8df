const width = 88;

/**
 * Formats JSON with short lists and objects on one line. `taken` is the width already used on it.
 */
export function compactJson(value: unknown, indent = '', taken = indent.length): string {
  const line = oneLine(value);
  if (taken + line.length <= width || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const entries = value.map((item) => `${deeper}${compactJson(item, deeper)}`);
    return `[\n${entries.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => {
      const name = `${deeper}${JSON.stringify(key)}: `;
      return name + compactJson(entry, deeper, name.length);
    });
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${oneLine(entry)}`);
  return `{${entries.join(', ')}}`;
}
