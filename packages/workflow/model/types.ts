/** The data that nodes pass on. */
export type Item = {json: Record<string, unknown>; files?: Record<string, unknown>};

/** Items by the name of an input or output. */
export type Ports = Record<string, Item[]>;

export type WorkflowNode = {
  id: string;
  name: string;
  type: string;
  position: [number, number];
  settings: Record<string, unknown>;
  onError?: 'stop' | 'continue' | 'output';
  retry?: {attempts: number; waitSeconds: number};
  disabled?: boolean;
  note?: string;
};

type Connection = {from: string; output: string; to: string; input: string};

/** What `document.schema.json` describes. */
export type WorkflowDocument = {
  name: string;
  description?: string;
  nodes: WorkflowNode[];
  connections: Connection[];
};

/** The part of JSON Schema that settings use. */
export type SettingsSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  oneOf?: SettingsSchema[];
  required?: string[];
  properties?: Record<string, SettingsSchema>;
  items?: SettingsSchema;
  additionalProperties?: boolean | SettingsSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** `false` for text without expressions, such as a program. */
  expressions?: boolean;
  [keyword: string]: unknown;
};
