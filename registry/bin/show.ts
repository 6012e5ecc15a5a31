import { registryCommand } from './registryCommand';
import { command } from './setting';

// `npm run registry [-- history --page 2 | prune 30d] [--json]`
await command(() => registryCommand(process.argv.slice(2)));
