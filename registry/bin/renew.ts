import { keepRenewed, nextSigner, readRegistry, renewRegistry } from '../src/index';
import { PublishRefused } from '../src/refused';
import { runCli, openSetting } from './setting';

// `npm run renew` signs the newest registry document again, valid for seven days. Needs registry.key. With `-- --daily` it runs on and
// renews once a day.
const [option] = process.argv.slice(2);
await runCli(async () => {
  if (option !== undefined && option !== '--daily')
    throw new PublishRefused(`"${option}" is not an option: npm run renew [-- --daily]`);
  const setting = openSetting();
  if (option === '--daily') {
    const { store, keys } = setting;
    await nextSigner(store, keys, await readRegistry(store, keys), 'registry');
    keepRenewed(setting, (line) => void process.stdout.write(`${line}\n`));
    return '';
  }
  const { sequence, expires } = await renewRegistry(setting);
  return `registry ${sequence} is valid until ${expires}\n`;
});
