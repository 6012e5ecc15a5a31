import { isBuildAddress, nextSigner, readRegistry, type OverrideTarget } from '../src/index';
import { overridableVersion } from '../src/overrides';
import { PublishRefused } from '../src/refused';
import { commandWords } from './commandWords';
import { lifetimeOf, overrideLink } from './overrideLink';
import { runCli, remoteNameOf, openWriter } from './cli';

// Prints a link that shows that version or build to the browser that opens it, and to no other.
const USAGE = 'npm run override -- mf-ranking <version | address of a build> [2h]';
await runCli(async () => {
  const [word = '', versionOrAddress = '', lifetime = '2h'] = commandWords(USAGE, { maxWords: 3 }).words;
  const name = remoteNameOf(word, USAGE);
  if (!versionOrAddress)
    throw new PublishRefused(`name a version, or the address of a build: npm run override -- mf-${name} <version> 2h`);
  const lifetimeMs = lifetimeOf(lifetime);
  const writer = openWriter(name);
  const { store, keys } = writer;
  await nextSigner(store, keys, await readRegistry(store, keys), name);
  const isAddress = versionOrAddress.includes('/');
  if (isAddress && !isBuildAddress(versionOrAddress))
    throw new PublishRefused(
      `"${versionOrAddress}" is not the address of a build: http://127.0.0.1:5173, without a slash at its end`,
    );
  const target: OverrideTarget = isAddress
    ? { address: versionOrAddress }
    : await overridableVersion(store, keys, name, versionOrAddress);
  const link = overrideLink(writer, name, target, { lifetimeMs });
  return `${name} ${'address' in target ? target.address : target.version}, ${lifetime} for the browser that opens this link:\n${link}\n`;
});
