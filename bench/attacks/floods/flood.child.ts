import { floods, isFloodName } from './floods';

// Runs one flood in a process of its own, so that it does not slow the measurement down: NAME PORT tls|plain SECONDS.

const [name = '', port, line, seconds] = process.argv.slice(2);
if (!isFloodName(name)) throw new Error(`no flood is named ${name}`);
const until = performance.now() + Number(seconds) * 1000;
const ended = await floods[name]({ port: Number(port), tls: line === 'tls', until });
process.stdout.write(`${ended} connections ended by the server`);
process.exit(0);
