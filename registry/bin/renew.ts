import { startRenewal, nextSigner, readRegistry, renewRegistry } from '../src/index';
import { commandWords } from './commandWords';
import { runCli, openWriter } from './cli';

// `npm run renew` signs the newest registry document again, valid for seven days. Needs registry.key. With `-- --daily` it runs on and
// renews once a day.
await runCli(async () => {
  const isDaily = commandWords('npm run renew [-- --daily]', { options: ['daily'], maxWords: 0 }).has('daily');
  const writer = openWriter();
  if (isDaily) {
    const { store, keys } = writer;
    await nextSigner(store, keys, await readRegistry(store, keys), 'registry');
    startRenewal(writer, (line) => void process.stdout.write(`${line}\n`));
    return '';
  }
  const { sequence, expires } = await renewRegistry(writer);
  return `registry ${sequence} is valid until ${expires}\n`;
});
