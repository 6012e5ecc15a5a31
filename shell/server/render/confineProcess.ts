import { createHook } from 'node:async_hooks';
import { ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import os from 'node:os';
import v8 from 'node:v8';

// Forbids what the permission model of Node 24 still allows. Runs in a render worker before the code of its remote is loaded.

const refuse = (action: string) => (): never => {
  throw Object.assign(new Error(`a server build may not ${action}`), { code: 'ERR_ACCESS_DENIED' });
};

/**
 * Refused methods of Node's handles, by the handle's type in `async_hooks`. A build gets a handle from each socket, so that refusing
 * `listen` of servers alone is not enough. A handle reports an error as a negative number, from which Node makes an `error` event.
 */
const REFUSED_METHODS = {
  TCPWRAP: ['bind', 'bind6', 'listen'],
  UDPWRAP: ['bind', 'bind6', 'recvStart'],
  // Through a socket in the file system, other programs of this user run commands, such as Docker and systemd.
  PIPEWRAP: ['bind', 'listen', 'connect', 'fchmod'],
  // A handle that has started no process signals an arbitrary one: its process id is memory that a build can fill.
  PROCESSWRAP: ['kill'],
};

const refuseHandles = (): void => {
  const prototypes = new Map<string, object | null>();
  const hook = createHook({
    init: (_id, type, _trigger, handle: object) => void prototypes.set(type, Reflect.getPrototypeOf(handle)),
  }).enable();
  new Socket().connect(1, '127.0.0.1').destroy();
  new Socket().connect('/').destroy();
  createSocket('udp4').close();
  void new ChildProcess();
  hook.disable();
  for (const [type, names] of Object.entries(REFUSED_METHODS))
    for (const name of names)
      Object.defineProperty(prototypes.get(type), name, { value: () => -os.constants.errno.EACCES });
};

/** Refuses signals, priorities, servers, sockets in the file system, and flags of V8: some of them write files. */
export const confineProcess = (): void => {
  const signals = {
    kill: refuse('send signals'),
    _kill: refuse('send signals'),
    _debugProcess: refuse('start a debugger'),
  };
  for (const [name, value] of Object.entries(signals)) Object.defineProperty(process, name, { value });
  // A priority that was lowered, also that of the shell server, cannot be raised again.
  Object.defineProperty(os, 'setPriority', { value: refuse('change priorities') });
  Object.defineProperty(v8, 'setFlagsFromString', { value: refuse('set flags of V8') });
  // For `import { setPriority }`.
  syncBuiltinESMExports();
  refuseHandles();
};
