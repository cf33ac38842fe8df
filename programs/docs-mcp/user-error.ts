/** An error whose message is shown to the user. Other errors are internal and only logged. */
export class UserError extends Error {}

/** The site doesn't have the file. */
export class NotFoundError extends UserError {}
