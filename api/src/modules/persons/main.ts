import { personCommand } from './command';

personCommand(process.argv.slice(2)).then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    process.stderr.write(`person: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
