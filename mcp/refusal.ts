/** What went wrong, in words meant for the one who asked. Any other error is ours and stays in the log. */
export class Refusal extends Error {}

/** There is no such file on the site. */
export class Missing extends Refusal {}
