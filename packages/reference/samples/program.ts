/** A sample's program, split where the documented call begins. */
export type Program = {
  /** What the call needs: imports and the client. Empty for a shell command. */
  setup: string;
  /** The call, and what the program does with the response. */
  call: string;
};

export const program = (setup: string[], call: string[]): Program => ({
  setup: setup.map((line) => `${line}\n`).join(''),
  call: call.join('\n'),
});
