/**
 * Purpose: an attacker in its own process, so that it doesn't slow down the reader that's measured.
 * Usage: tsx hold-connections.ts PORT ADDRESS COUNT ATTACK, which prints how many connections are open every second
 * Exit code: none. It runs until it's killed.
 */
import {holdConnections, type Attack} from '../game-day/attack';

async function main([port, from = '', count, attack]: string[]): Promise<void> {
  const {open} = await holdConnections(Number(port), from, Number(count), attack as Attack);
  setInterval(() => console.log(open()), 1000);
}

void main(process.argv.slice(2));
