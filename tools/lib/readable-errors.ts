/**
 * A command imports this file first. A wrong option or file name then ends it with one line. Errors
 * that its user can't correct keep their stack.
 */
export class UsageError extends Error {}

process.on('uncaughtException', (error) => {
  console.error(lineOf(error) ?? error);
  process.exit(1);
});

function lineOf(error: Error): string | undefined {
  if (error instanceof UsageError) return error.message;
  const {code, path} = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path !== undefined) return `There is no file or folder ${path}.`;
  const isExpected = /^(?:ERR_PARSE_ARGS_|E[A-Z]+$)/.test(code ?? '');
  return isExpected ? error.message : undefined;
}
