import { partnerCommand } from './partnerCommand';
import { runCli } from './cli';

await runCli(() => partnerCommand(process.argv.slice(2)));
