import {spawn} from 'node:child_process';

export interface SandboxProcess {
  url: string;
  /** What it printed so far. */
  output: () => string;
  stop: () => void;
}

/** Runs a page's start command with another port, and waits until the sandbox has printed everything. */
export async function startSandbox(
  command: string,
  port: number,
  options: {cwd: string; env: NodeJS.ProcessEnv},
): Promise<SandboxProcess> {
  const script = `${command.trim()} --port ${port}`;
  const program = spawn('bash', ['--norc', '-c', script], {...options, detached: true});
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    program.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ctrl+C')) resolve();
    });
    program.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    program.on('exit', () => reject(new Error(`The sandbox ended:\n${output}`)));
  });
  await ready;
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    // Kills the process group, because npx starts the sandbox as another process.
    stop: () => void (program.pid && process.kill(-program.pid)),
  };
}
