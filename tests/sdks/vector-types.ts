/** A request: method, path, and authorization in one line, and what else matters. */
export type Request = {
  asks: string;
  json?: unknown;
  form?: string;
  /** `generated` stands for a UUID that the client created, `generated-2` for its second one. */
  key?: string;
  ifMatch?: string;
};

/** What the server does with a request. The default is an empty success. */
export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  token?: string;
  json?: unknown;
  text?: string;
  /** Drops the connection instead. */
  drop?: boolean;
  /** Never responds. */
  hang?: boolean;
};

export type Exchange = Request & {answer: Answer};

export type Vector = {
  name: string;
  why: string;
  exchanges: Exchange[];
  calls: unknown[];
  results: unknown[];
  sleeps: number[];
};

export type WrittenVector = Omit<Vector, 'exchanges' | 'results' | 'sleeps'> & {
  exchanges?: WrittenExchange[];
  results: WrittenResult[];
  sleeps?: number[];
};

export type Json = Record<string, unknown>;
export type Written = Json & {without?: string[]};

/** An exchange as a vector file has it. `token` is short for a token request. */
export type WrittenExchange = {repeat?: number} & (
  {token: string} | (Omit<Exchange, 'answer'> & {answer: WrittenAnswer})
);

export type WrittenAnswer = Answer & {
  contact?: string;
  contacts?: string[];
  next?: string;
  offer?: Written;
  error?: {code: string; type: string};
};

export type WrittenResult = Json & {
  contact?: string;
  offer?: Written;
  accepted?: true;
  error?: Json;
  same?: Json;
};
