import { Socket as DatagramSocket } from 'node:dgram';
import { syncBuiltinESMExports } from 'node:module';
import { Server } from 'node:net';
import os from 'node:os';
import v8 from 'node:v8';

// Forbids what the permission model of Node 24 still allows. Runs in a render worker before the code of its remote is loaded.

const refusal = (action: string): Error =>
  Object.assign(new Error(`a server build may not ${action}`), { code: 'ERR_ACCESS_DENIED' });

const refuse = (action: string) => (): never => {
  throw refusal(action);
};

/** Refuses signals to other processes, priorities, and servers: ports as well as sockets in the file system. */
export const confineProcess = (): void => {
  const signals = {
    kill: refuse('send signals'),
    _kill: refuse('send signals'),
    _debugProcess: refuse('start a debugger'),
  };
  for (const [name, value] of Object.entries(signals)) Object.defineProperty(process, name, { value });
  // A priority that was lowered, also that of the shell server, cannot be raised again.
  Object.defineProperty(os, 'setPriority', { value: refuse('change priorities') });
  // Some flags name a file that V8 writes.
  Object.defineProperty(v8, 'setFlagsFromString', { value: refuse('set flags of V8') });
  // For `import { setPriority }`.
  syncBuiltinESMExports();
  const refuseServer = function refuseServer(this: Server | DatagramSocket) {
    process.nextTick(() => this.emit('error', refusal('listen')));
    return this;
  };
  for (const [prototype, names] of [
    [Server.prototype, ['listen', '_listen2']],
    [DatagramSocket.prototype, ['bind']],
  ] as const)
    for (const name of names) Object.defineProperty(prototype, name, { value: refuseServer });
};
