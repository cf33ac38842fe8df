/** A control request that can't be carried out. The message says what to send instead. */
export class ControlError extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
    this.name = 'ControlError';
  }
}
