/** A mistake in a diagram's or chart's source. `line` counts from 1 inside the fence; 0 is the fence itself. */
export class SourceError extends Error {
  constructor(
    message: string,
    readonly line = 0,
  ) {
    super(message);
  }
}

export const tones = ['accent', 'info', 'success', 'warning', 'danger', 'muted'] as const;
export type Tone = (typeof tones)[number];

export const isTone = (name: string): name is Tone => (tones as readonly string[]).includes(name);
