import { sumLongTasks, type LongTask } from './longTasks';

const script = (sourceURL: string, duration: number) => ({ sourceURL, duration });
const task = (startTime: number, duration: number, scripts?: LongTask['scripts']): LongTask => ({
  startTime,
  duration,
  ...(scripts && { scripts }),
});
const ofRanking = 'https://site.test/remotes/ranking~2/page.0123.js';
const ofShell = 'https://site.test/assets/react.0123.js';
const press = { startTime: 1000, duration: 200, remote: 'account' };

it.each<readonly [string, readonly LongTask[], object]>([
  ['the remote of its longest script', [task(0, 90, [script(ofShell, 20), script(ofRanking, 60)])], { ranking: 90 }],
  [
    'no remote if its longest script is of the shell',
    [task(0, 90, [script(ofShell, 60), script(ofRanking, 20)])],
    { '': 90 },
  ],
  ['the remote whose slot was pressed, if no script is', [task(1010, 150, [script(ofShell, 140)])], { account: 150 }],
  [
    'the remote whose script ran, if another was pressed',
    [task(1010, 150, [script(ofRanking, 140)])],
    { ranking: 150 },
  ],
  ['no remote before a press', [task(900, 100)], { '': 100 }],
  ['no remote if the browser names no scripts', [task(0, 70)], { '': 70 }],
])('attributes a long task to %s [MFE-13]', (_whom, tasks, sums) => {
  expect(Object.fromEntries(sumLongTasks(tasks, [press]))).toEqual(sums);
});

it('adds up the tasks of a remote [MFE-13]', () => {
  const tasks = [task(0, 60, [script(ofRanking, 60)]), task(100, 80, [script(ofRanking, 60)]), task(300, 55)];
  expect(Object.fromEntries(sumLongTasks(tasks, []))).toEqual({ ranking: 140, '': 55 });
});
