import { allowCommand } from './allowCommand';
import { runCli } from './cli';

await runCli(() => allowCommand(process.argv.slice(2)));
