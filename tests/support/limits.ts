/** The only limit of a test. It ends what hangs, and no machine is so busy that a test needs it. */
export const testLimit = 600_000;

/** How long a page, a program, or a server may take to show what a test waits for. */
export const waitLimit = 60_000;
