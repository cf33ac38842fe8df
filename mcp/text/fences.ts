/** The marks that begin or end a block of code, if the line has them. */
export const fenceOf = (line: string): string | undefined => /^\s*(`{3,}|~{3,})/.exec(line)?.[1];

/** A block ends with the marks that opened it, or more of them, and nothing else. */
export const closes = (line: string, opening: string): boolean => {
  const fence = fenceOf(line);
  return fence !== undefined && fence.startsWith(opening) && line.trim() === fence;
};
