import { PublishRefused } from '../src/refused';
import { watchRegistry } from '../src/watch';
import { commandWords } from './commandWords';
import { runCli, openWriter } from './cli';

// `npm run watch` renews the registry once a day and watches rollouts, and does not end before a signal. With the key of a team
// (CARAVAN_KEY) it watches the rollouts of that team.
await runCli(async () => {
  commandWords('npm run watch', { maxWords: 0 });
  const writer = openWriter();
  if (!writer.keys.privateKey)
    throw new PublishRefused(`${writer.file} is missing: run this where registry.key or a team's key is`);
  const stop = watchRegistry(writer, process.env, (line) => void process.stdout.write(`${line}\n`));
  // Finishes the running check and its messages, then the process ends. As process 1 of a container it must handle signals itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  return '';
});
