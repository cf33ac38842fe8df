import * as z from 'zod';
import type {Library} from '../library';

interface Answer {
  text: string;
  /** The same for programs; must fit `output`. */
  data?: Record<string, unknown>;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output?: z.ZodObject;
  answer(input: z.output<Input>, library: Library, signal: AbortSignal): Promise<Answer>;
}

/** Keeps the type of the input in the tool's own file. */
export const defineTool = <Input extends z.ZodObject>(tool: Tool<Input>): Tool => tool as Tool;

export const part = z
  .int()
  .min(1)
  .max(1000)
  .default(1)
  .describe('Long answers come in parts; the end of each says how many there are.');

export const name = (description: string) =>
  z.string().trim().min(1).max(300).describe(description);
