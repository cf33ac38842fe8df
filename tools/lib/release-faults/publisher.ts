/**
 * Purpose: one release command in its own process, in which a file operation fails. `run-faults.ts` bundles
 *   and starts it.
 * Usage: node publisher.cjs publish|rollback FOLDER BUILD FAULT, where FAULT is JSON
 * Exit code: 1 if the command fails. The last line of the output is the number of changes to files.
 */
import {publish} from '../../../deploy/releases/publish';
import {rollBack} from '../../../deploy/releases/roll-back';
import {inject, type ProcessFault} from './inject';

interface Faults {
  process?: ProcessFault;
  /** Days by which the clock is wrong. */
  clock?: number;
  /** nginx doesn't accept the policy. */
  isAnnounceFailing?: boolean;
}

async function main([command, folder = '', build = '', json = '{}']: string[]): Promise<void> {
  const faults = JSON.parse(json) as Faults;
  const now = Date.now() + (faults.clock ?? 0) * 24 * 60 * 60 * 1000;
  const steps = inject(faults.process);
  const announce = () => {
    if (faults.isAnnounceFailing) throw new Error('nginx rejects the configuration');
  };
  try {
    if (command === 'rollback') await rollBack(folder, announce);
    else await publish(build, folder, announce, now);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  console.log(steps());
}

void main(process.argv.slice(2));
