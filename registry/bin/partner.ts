import { changePartner, type PartnerChange } from '../src/index';
import { PublishRefused } from '../src/refused';
import { commandWords } from './commandWords';
import { runCli, openWriter } from './cli';

// Sets who may embed parts of the site. Needs registry.key. Settings that are not given stay as they are. The origins that are given
// replace all earlier ones. `remote=` removes a pin.
const USAGE = 'npm run partner -- <name> [https://its.site…] [ranking=<version>] [calls=600] [off | on | gone]';

const parseChange = (words: readonly string[]): PartnerChange => {
  const origins = words.filter((word) => /^https?:/.test(word));
  const settings = words.filter((word) => !origins.includes(word));
  const calls = settings.find((word) => /^calls=[1-9]\d*$/.test(word));
  const pins = settings.filter(
    (word) => word !== calls && !word.startsWith('calls=') && /^[a-z][a-z0-9-]*=\w*$/.test(word),
  );
  const unknown = settings.find(
    (word) => word !== calls && !pins.includes(word) && !['off', 'on', 'gone'].includes(word),
  );
  if (unknown !== undefined)
    throw new PublishRefused(`"${unknown}" is no origin, version, limit, off, on or gone: ${USAGE}`);
  return {
    ...(origins.length > 0 && { origins }),
    ...(calls !== undefined && { callsAMinute: Number(calls.slice(6)) }),
    pins: Object.fromEntries(pins.map((pin) => [pin.split('=')[0] ?? '', pin.split('=')[1] || null])),
    ...(settings.includes('off') && { off: true }),
    ...(settings.includes('on') && { off: false }),
    ...(settings.includes('gone') && { isRemoved: true }),
  };
};

await runCli(async () => {
  const { words } = commandWords(USAGE);
  const [id = '', ...changes] = words;
  const { sequence, partners = {} } = await changePartner(
    { ...openWriter(), why: 'asked for by npm run partner' },
    id,
    parseChange(changes),
  );
  const partner = partners[id];
  if (!partner) return `${id} is no partner any more (registry ${sequence})\n`;
  const { origins, off, callsAMinute } = partner;
  return `${id} (${origins.join(' ')}) ${off ? 'is off' : `may embed, ${callsAMinute} calls a minute`} (registry ${sequence})\n`;
});
