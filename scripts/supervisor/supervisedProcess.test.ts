import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, Socket } from 'node:net';
import { join, relative } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import * as v from 'valibot';
import { listenOn } from '@caravan/shared/http';
import { root } from '../workspaces';
import { processId, isStillRunning } from '../../api/src/database/processes';
import { until } from '../../e2e/support/until';
import { superviseProcess, type SupervisedProcess, type Program } from './supervisedProcess';

const folder = createTemporaryFolder();
let supervised: SupervisedProcess | undefined;
afterEach(() => supervised?.stop());

/** Writes a server of a few lines. `start` is the number of its start, from 1. */
const serverOf = (name: string, lines: string): string => {
  const file = join(folder, `${name}.mjs`);
  const countingServer = `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync('${file}.starts', '.');
const start = readFileSync('${file}.starts', 'utf8').length;
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.on('message', () => process.send('alive'));
setInterval(() => undefined, 1000);
`;
  writeFileSync(file, countingServer + lines);
  return relative(root, file);
};

/** Keeps a server and collects its output. `waitForLine` resolves once a line was written. */
const supervise = (server: string | Program, pingMs = 200) => {
  const received = { log: Array<string>(), line: Array<string>(), error: Array<string>(), say: Array<string>() };
  const pids: number[] = [];
  let checkLines = (): void => undefined;
  const receive = (kind: keyof typeof received) => (line: string) => {
    received[kind].push(line);
    checkLines();
  };
  supervised = superviseProcess({
    name: 'api',
    server,
    env: process.env,
    output: { log: receive('log'), line: receive('line'), error: receive('error') },
    say: receive('say'),
    onStart: (pid) => pids.push(pid),
    pingMs,
  });
  const waitForLine = (expectedLine: string): Promise<void> =>
    new Promise((resolve) => {
      checkLines = () => {
        if (Object.values(received).flat().includes(expectedLine)) resolve();
      };
      checkLines();
    });
  return { received, pids, waitForLine, ready: supervised.ready };
};

/** Returns the process ids in the line of a server with children. */
const childrenOf = (line = ''): number[] => line.replace('children ', '').split(' ').map(Number);

/** Waits for the lines in which a program names its children, and returns their process ids. */
const childrenIn = async (lines: readonly string[], count: number): Promise<number[]> => {
  await until(() => Promise.resolve(lines.length >= count));
  return lines.map((line) => Number(line.replace('child ', '')));
};

it('passes on log, other lines and errors, but shows a password only in the terminal [REL-7]', async () => {
  const { received, waitForLine, ready } = supervise(
    serverOf(
      'talking',
      `process.stdout.write('development admin: secret\\napi ready http://127.0.0.1:1\\n{"level":');
setTimeout(() => process.stdout.write('50}\\nregistry 7\\n'), 50);
process.stderr.write('an error\\n');`,
    ),
  );
  expect(await ready).toBe('http://127.0.0.1:1');
  await waitForLine('registry 7');
  await waitForLine('an error');
  expect(received).toEqual({
    log: ['{"level":50}'],
    line: ['api ready http://127.0.0.1:1', 'registry 7'],
    error: ['an error'],
    say: ['development admin: secret'],
  });
});

it.each([
  ['ends', 'process.exit(3)', ['api ended (exit code 3) and is restarted']],
  [
    'hangs',
    'for (;;);',
    [
      expect.stringMatching(/^api \(process \d+\) no longer answers and is replaced$/),
      'api ended (SIGKILL) and is restarted',
    ],
  ],
  [
    'is stopped',
    "process.kill(process.pid, 'SIGSTOP')",
    [
      expect.stringMatching(/^api \(process \d+\) was stopped by a signal and is replaced$/),
      'api ended (SIGKILL) and is restarted',
    ],
  ],
])('starts a server again that %s [REL-1]', async (how, code, reason) => {
  const { received, pids, waitForLine } = supervise(
    serverOf(
      how,
      `console.log('api ready http://a:1'); console.log('start ' + start); if (start === 1) setTimeout(() => { ${code} }, 50);`,
    ),
  );
  await waitForLine('start 2');
  expect(pids).toHaveLength(2);
  expect(received.say).toEqual(reason);
});

it('kills the children that a server left, and no process of another group [REL-1]', async () => {
  // The server prints a child of its own group and one of another group. Both continue when it ends.
  const server = serverOf(
    'parent',
    `const { spawn } = await import('node:child_process');
const children = [false, true].map((detached) => spawn('sleep', ['1000'], { detached, stdio: 'ignore' }).pid);
console.log('children ' + children.join(' '));
console.log('api ready http://a:1');
if (start === 2) console.log('start 2');`,
  );
  const { received, pids, waitForLine, ready } = supervise(server);
  await ready;
  const [child = 0, foreignChild = 0] = childrenOf(received.line[0]);
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await waitForLine('start 2');
  const running = [child, foreignChild].map((pid) => isStillRunning(processId(pid)));
  for (const line of received.line.filter((each) => each.startsWith('children')))
    process.kill(childrenOf(line)[1] ?? 0);
  expect(running).toEqual([false, true]);
});

describe('another program', () => {
  const programOf = (changes: Partial<Program>): Program => ({
    // Its child keeps the pipe of its output open.
    command: ['sh', '-c', 'sleep 1000 & echo "child $!"; wait'],
    address: '127.0.0.1:1',
    isAnswering: () => Promise.resolve(true),
    ...changes,
  });

  it('is ready once it answers', async () => {
    let checks = 0;
    const isAnswering = (): Promise<boolean> => {
      checks += 1;
      return checks > 2 ? Promise.resolve(true) : Promise.reject(new Error('refused'));
    };
    expect(await supervise(programOf({ isAnswering })).ready).toBe('127.0.0.1:1');
    expect(checks).toBeGreaterThan(2);
  });

  it('is not replaced while it starts, however short the interval of pings', async () => {
    let checks = 0;
    const isAnswering = async (): Promise<boolean> => (checks += 1) > 100;
    expect(await supervise(programOf({ isAnswering }), 10).ready).toBe('127.0.0.1:1');
  });

  it('is prepared and started again when it is killed, without its former children [REL-1]', async () => {
    let prepared = 0;
    const prepare = async (): Promise<void> => void (prepared += 1);
    const { received, pids, waitForLine, ready } = supervise(programOf({ prepare }));
    await ready;
    const [child = 0] = await childrenIn(received.line, 1);
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await waitForLine('api ended (SIGKILL) and is restarted');
    await childrenIn(received.line, 2);
    expect(prepared).toBe(2);
    expect(isStillRunning(processId(child))).toBe(false);
  });

  it('is replaced when it no longer answers [REL-1]', async () => {
    let isHanging = false;
    const { received, pids, waitForLine, ready } = supervise(
      programOf({ isAnswering: () => Promise.resolve(!isHanging) }),
    );
    await ready;
    isHanging = true;
    await waitForLine('api ended (SIGKILL) and is restarted');
    expect(received.say[0]).toBe(`api (process ${pids[0]}) no longer answers and is replaced`);
  });
});

it('sends no pings to a program that could not be started', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const isAnswering = jest.fn(() => Promise.resolve(false));
    const { received, ready } = supervise({ command: ['/missing'], address: '127.0.0.1:1', isAnswering });
    await expect(ready).rejects.toThrow('api did not start (spawn /missing ENOENT)');
    isAnswering.mockClear();
    jest.advanceTimersByTime(60_000);
    expect(isAnswering).not.toHaveBeenCalled();
    expect(received.say).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

it('rejects if a server does not start', async () => {
  const { ready } = supervise(serverOf('broken', 'process.exit(4);'));
  await expect(ready).rejects.toThrow('api did not start (exit code 4)');
});

it('ends the server when its supervisor is killed [REL-1]', async () => {
  const listening = createServer();
  const port = await listenOn(listening);
  // The connection ends with the process.
  const script = serverOf(
    'left',
    `const { connect } = await import('node:net');
connect(${port}, '127.0.0.1', () => console.log('api ready http://a:1')).on('error', () => undefined);`,
  );
  const supervisorFile = join(folder, 'supervisor.ts');
  writeFileSync(
    supervisorFile,
    `import { superviseProcess } from ${JSON.stringify(join(import.meta.dirname, 'supervisedProcess.ts'))};
const none = () => undefined;
const output = { log: none, line: none, error: none };
const { ready } = superviseProcess({ name: 'api', server: ${JSON.stringify(script)}, env: process.env, output, say: none, onStart: none });
void ready.then(() => process.kill(process.pid, 'SIGKILL'));
`,
  );
  const connected = once(listening, 'connection');
  const child = spawn(process.execPath, ['--import', 'tsx', supervisorFile], { cwd: root, stdio: 'ignore' });
  const exit = once(child, 'exit');
  const [socket] = v.parse(v.tuple([v.instance(Socket)]), await connected);
  const closed = once(socket.resume(), 'close');
  expect(await exit).toEqual([null, 'SIGKILL']);
  await closed;
  listening.close();
});
