/** A move that the lifecycle doesn't allow. In a handler it's a mistake of ours, in a control request the caller's. */
export class MoveError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MoveError';
  }
}
