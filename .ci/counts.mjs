// Prints the counts of a vitest JSON report, last line "N passed, N failed". Fails when there is no report.
import { readFileSync } from 'node:fs';

const [, , file] = process.argv;
const text = readFileSync(file, 'utf8');
if (text === '') {
  process.stdout.write('\nThe tests did not run to their end: no counts.\n');
  process.exit(1);
}
const report = JSON.parse(text);
// A file that can't even be loaded holds no tests; it counts as one failure.
const broken = report.testResults.filter(
  (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
).length;
const skipped = report.numPendingTests + report.numTodoTests;

process.stdout.write('\n==> vitest\n');
if (broken > 0) process.stdout.write(`${broken} of the failures: test files that failed outside any test\n`);
if (skipped > 0) process.stdout.write(`${skipped} skipped\n`);
process.stdout.write(`${report.numPassedTests} passed, ${report.numFailedTests + broken} failed\n`);
