// Prints the counts of vitest JSON reports, last line "N passed, N failed". Fails when the first is missing.
import { readFileSync } from 'node:fs';

const [, , first, ...more] = process.argv;
const texts = [first, ...more].map((file) => readFileSync(file, 'utf8'));
if (texts[0] === '') {
  process.stdout.write('\nThe tests did not run to their end: no counts.\n');
  process.exit(1);
}
// A later one is missing when a step before it failed, which the log says.
const reports = texts.filter((text) => text !== '').map((text) => JSON.parse(text));
const sum = (count) => reports.reduce((total, report) => total + count(report), 0);
// A file that can't even be loaded holds no tests; it counts as one failure.
const isBroken = (result) =>
  result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed');
const broken = sum((report) => report.testResults.filter(isBroken).length);
const skipped = sum((report) => report.numPendingTests + report.numTodoTests);
const passed = sum((report) => report.numPassedTests);
const failed = sum((report) => report.numFailedTests);

process.stdout.write('\n==> vitest\n');
if (broken > 0) process.stdout.write(`${broken} of the failures: test files that failed outside any test\n`);
if (skipped > 0) process.stdout.write(`${skipped} skipped\n`);
process.stdout.write(`${passed} passed, ${failed + broken} failed\n`);
