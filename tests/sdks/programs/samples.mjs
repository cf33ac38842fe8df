/** Runs samples in one process. Reads a line of JSON for each sample, and prints one with its outcome. */
import path from 'node:path';
import {createInterface} from 'node:readline';
import {setImmediate} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {inspect} from 'node:util';

const print = process.stdout.write.bind(process.stdout);

for await (const line of createInterface({input: process.stdin})) {
  const {program, env} = JSON.parse(line);
  const outcome = {printed: '', error: ''};
  Object.assign(process.env, env);
  process.stdout.write = (text) => {
    outcome.printed += text;
    return true;
  };
  await import(pathToFileURL(path.resolve(program)).href).catch((error) => {
    outcome.error = inspect(error);
  });
  // A rejection that the sample doesn't handle ends the process here, and not during the next sample.
  await setImmediate();
  print(`${JSON.stringify(outcome)}\n`);
}
