/** The fence that starts or ends a code block, if the line has one. */
export const fenceOf = (line: string): string | undefined => /^\s*(`{3,}|~{3,})/.exec(line)?.[1];

/**
 * A code block ends with a fence that is at least as long as the opening one and has no other text.
 */
export const closes = (line: string, opening: string): boolean => {
  const fence = fenceOf(line);
  return fence !== undefined && fence.startsWith(opening) && line.trim() === fence;
};
