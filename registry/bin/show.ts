import { registryCommand } from './registryCommand';
import { runCli } from './cli';

// `npm run registry [-- history --page 2 | prune 30d] [--json]`
await runCli(() => registryCommand(process.argv.slice(2)));
