/** The most memory that a process has held. */
import { readFileSync } from 'node:fs';

/** Kilobytes, by /proc; 0 for a process that is not there, or not any more. */
export function peakByProc(pid: number | 'self' | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
