/** The base forms that an -ing or -ed form can have: "getting" is "get", "pricing" is "price". */
export function baseForms(word: string): string[] {
  const stem = /^(\p{L}{2,})(?:ing|ed)$/u.exec(word)?.[1];
  if (!stem) return [];
  const single = /(?:bb|dd|gg|mm|nn|pp|rr|tt)$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...single];
}

/** "selling" is looked up by the prefix "sell". */
export function prefixOf(word: string): string | undefined {
  const stem = word.replace(/(?:ation|ion|ing|ment|er|ed|able|ly|e)$/, '');
  return stem.length > 3 && stem !== word ? stem : undefined;
}

/** The two known words that a compound such as "quickstart" joins. */
export function splitCompound(
  word: string,
  isKnown: (part: string) => boolean,
): [string, string] | undefined {
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    if (isKnown(first) && isKnown(second)) return [first, second];
  }
  return undefined;
}
