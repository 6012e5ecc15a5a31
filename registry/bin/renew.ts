import { startRenewal, nextSigner, readRegistry, renewRegistry } from '../src/index';
import { PublishRefused } from '../src/refused';
import { runCli, openWriter } from './cli';

// `npm run renew` signs the newest registry document again, valid for seven days. Needs registry.key. With `-- --daily` it runs on and
// renews once a day.
const [option] = process.argv.slice(2);
await runCli(async () => {
  if (option !== undefined && option !== '--daily')
    throw new PublishRefused(`"${option}" is not an option: npm run renew [-- --daily]`);
  const writer = openWriter();
  if (option === '--daily') {
    const { store, keys } = writer;
    await nextSigner(store, keys, await readRegistry(store, keys), 'registry');
    startRenewal(writer, (line) => void process.stdout.write(`${line}\n`));
    return '';
  }
  const { sequence, expires } = await renewRegistry(writer);
  return `registry ${sequence} is valid until ${expires}\n`;
});
