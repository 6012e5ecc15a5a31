import { appendFileSync, statSync } from 'node:fs';
import { takeLock } from './lock';

// Takes each lock at the same moment as a second process, and writes a JSON list with `held` or the error for each.
const [meetingPoint = '', ...paths] = process.argv.slice(2);

const outcomes = paths.map((path, index) => {
  appendFileSync(meetingPoint, 'x');
  while (statSync(meetingPoint).size < 2 * (index + 1));
  try {
    takeLock(path);
    return 'held';
  } catch (error) {
    return String(error);
  }
});
process.stdout.write(JSON.stringify(outcomes));
