import {spawnSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export type BuildFigures = {seconds: number; peakMemoryMb: number};

/** Returns the time and the peak memory of all processes of the build together. */
export function timedBuild(cwd: string, command: string): BuildFigures {
  const log = path.join(mkdtempSync(path.join(tmpdir(), 'build-')), 'build.log');
  const start = Date.now();
  const watch = `setsid timeout -k 10 900 ${command} >${log} 2>&1 & pid=$!; peak=0
    while kill -0 $pid 2>/dev/null; do
      now=$(ps -o rss= -s $pid | awk '{s+=$1} END {print s+0}')
      [ "$now" -gt "$peak" ] && peak=$now
      sleep 0.2
    done
    wait $pid; code=$?; echo $peak; exit $code`;
  const {status, stdout} = spawnSync('bash', ['-c', watch], {cwd, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${command} failed in ${cwd}; see ${log}`);
  const seconds = Math.round((Date.now() - start) / 100) / 10;
  return {seconds, peakMemoryMb: Math.round(Number(stdout.trim()) / 1024)};
}
