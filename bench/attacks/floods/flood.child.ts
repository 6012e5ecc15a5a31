import { floods, isFloodName } from './floods';

// Runs one flood in a process of its own, so that it does not slow the measurement down. Arguments: NAME HOST PORT SECONDS.

const [name = '', host = '', port, seconds] = process.argv.slice(2);
if (!isFloodName(name)) throw new Error(`no flood is named ${name}`);
const until = performance.now() + Number(seconds) * 1000;
const { usesTls, start } = floods[name];
const endedByServer = await start({ host, port: Number(port), usesTls, until });
process.stdout.write(`${endedByServer} connections ended by the server`);
process.exit(0);
