/**
 * Purpose: a release command that hangs while it has the lock.
 * Usage: tsx hung-release.ts FOLDER
 * Exit code: none. It runs until it's killed.
 */
import {setTimeout as pause} from 'node:timers/promises';
import {withLock} from '../../../deploy/releases/lock';

void withLock(process.argv[2] ?? '', () => pause(3_600_000));
