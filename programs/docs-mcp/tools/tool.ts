import * as z from 'zod';
import type {Docs} from '../docs';

interface ToolResult {
  text: string;
  /** The structured result, which must match `output`. */
  data?: Record<string, unknown>;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output?: z.ZodObject;
  /** All other tools only read. */
  changesSandbox?: boolean;
  run(input: z.output<Input>, docs: Docs): Promise<ToolResult>;
}

/** Infers the input type in the tool's file. */
export const defineTool = <Input extends z.ZodObject>(tool: Tool<Input>): Tool => tool;

export const part = z
  .int()
  .min(1)
  .max(1000)
  .default(1)
  .describe('Long results have several parts. The end of each part says how many there are.');

export const name = (description: string) =>
  z.string().trim().min(1).max(300).describe(description);
