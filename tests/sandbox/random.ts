export interface Random {
  next: () => number;
  pick: <T>(items: readonly T[]) => T;
}

/** Numbers from 0 to 1 that look random and are always the same. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return {next, pick: (items) => items[Math.floor(next() * items.length)] as never};
}
