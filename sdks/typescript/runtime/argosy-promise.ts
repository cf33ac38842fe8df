/** A value with the response that it came in. */
export type WithResponse<Value> = {
  data: Value;
  /** Status and headers. The body was read already. */
  response: Response;
  /** ID of the request. Include it when you contact support. */
  requestId?: string;
};

/** The promise of a call. To get the status and headers as well, await `withResponse()`. */
export class ArgosyPromise<Value> implements Promise<Value> {
  readonly #exchange: Promise<WithResponse<Value>>;

  constructor(exchange: Promise<WithResponse<Value>>) {
    this.#exchange = exchange;
  }

  get [Symbol.toStringTag](): string {
    return 'ArgosyPromise';
  }

  withResponse(): Promise<WithResponse<Value>> {
    return this.#exchange;
  }

  then<Result = Value, Failure = never>(
    onSuccess?: ((value: Value) => Result | PromiseLike<Result>) | null,
    onFailure?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.#exchange.then(({data}) => data).then(onSuccess, onFailure);
  }

  catch<Failure = never>(
    onFailure?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Value | Failure> {
    return this.then(undefined, onFailure);
  }

  finally(onEnd?: (() => void) | null): Promise<Value> {
    return this.then().finally(onEnd);
  }
}
