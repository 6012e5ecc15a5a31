import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readProcessUsage } from './processUsage';

const start = async (code: string) => {
  const child = spawn(process.execPath, ['-e', `${code}; console.log('ready');`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return child;
};

const waitUntil = async (
  pid: number,
  isReached: (usage: NonNullable<ReturnType<typeof readProcessUsage>>) => boolean,
) => {
  for (let usage = readProcessUsage(pid); ; usage = readProcessUsage(pid)) {
    if (usage && isReached(usage)) return usage;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

// Only Linux has /proc.
const describeLinux = process.platform === 'linux' ? describe : describe.skip;

describeLinux('the usage of a process', () => {
  it('counts buffers, and finds a waiting process asleep', async () => {
    const child = await start('globalThis.kept = Buffer.alloc(80e6, 1); setInterval(() => {}, 1e6)');
    const { memoryBytes, cpuMs } = await waitUntil(child.pid ?? 0, ({ state }) => state === 'asleep');
    expect(memoryBytes).toBeGreaterThan(80e6);
    expect(cpuMs).toBeGreaterThan(0);
    child.kill();
    await once(child, 'exit');
    expect(readProcessUsage(child.pid ?? 0)).toBeNull();
  });

  it('counts the CPU time of other threads apart from the main thread', async () => {
    const child = await start(
      "const { pbkdf2 } = require('node:crypto'); const burn = () => pbkdf2('', '', 1e6, 64, 'sha512', burn); burn()",
    );
    const { cpuMs, totalCpuMs } = await waitUntil(child.pid ?? 0, (usage) => usage.totalCpuMs > usage.cpuMs + 1000);
    expect(cpuMs).toBeLessThan(totalCpuMs);
    child.kill();
    await once(child, 'exit');
  });

  it('counts the CPU time of a loop, and finds a stopped process', async () => {
    const child = await start('setTimeout(() => { for (;;); })');
    const { cpuMs } = await waitUntil(child.pid ?? 0, ({ state }) => state === 'running');
    expect((await waitUntil(child.pid ?? 0, (usage) => usage.cpuMs > cpuMs + 100)).state).toBe('running');
    child.kill('SIGSTOP');
    await waitUntil(child.pid ?? 0, ({ state }) => state === 'stopped');
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
});
