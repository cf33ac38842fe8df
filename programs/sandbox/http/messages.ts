/** A request and a response without the network, so that tests need no socket. */

export interface HttpRequest {
  method: string;
  /** Path and query string, as sent. */
  target: string;
  /** By lowercase name. */
  headers: Record<string, string>;
  body: Uint8Array;
}

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}
